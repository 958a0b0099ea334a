export { isPageNumber, isRecordId } from './accepts.ts';
export { useExistingPage } from './use-existing-page.ts';
export { pageNumber, useAddressValues, type AddressValue } from './use-address-values.ts';
export { useLeftOut } from './use-left-out.ts';
