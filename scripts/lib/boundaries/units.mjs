// The parts of the server in the order in which they build on each other: each may use those before it, never one
// after.

/** What the domains stand on. */
export const areas = ['platform', 'people', 'records', 'releases'];
/** One per team, what all of them sell, and the console's own modules. */
export const domains = [
  'products',
  'branches-stores',
  'shell',
  'membership',
  'promos-products',
  'orders-logs',
  'cards',
];
export const order = [...areas, ...domains];

const place = /^server\/src\/([\w-]+)\/(.+)$/;

/** The area or domain of a file below server/src; null for those that put the program together. */
export const unitOf = (file) => place.exec(file)?.[1] ?? null;

/** The module of a file: the folder inside its domain, or the file itself when it lies in the domain's own folder. */
export const moduleOf = (file) => file.split('/').slice(2, 4).join('/');

/** Tests and what they share arrange data of other domains, and are no part of the program. */
export const isTest = (file) => /\.(test|fixtures?)\.tsx?$/.test(file);

export const alphabetically = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/** @returns whether the one may use the other, where both are known parts of the server. */
export const isBefore = (used, user) => order.indexOf(used) < order.indexOf(user);
