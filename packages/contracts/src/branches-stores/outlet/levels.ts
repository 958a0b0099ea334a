/** The level of the calculation at which the terms of a dealer are found. */
export const dealerLevel = 'DEALER_EXCLUSIVE';

/** The same of the exclusive rates of a store. */
export const storeExclusiveLevel = 'STORE_EXCLUSIVE';

/** The same of the standing rates of a store. */
export const storeLevel = 'STORE';
