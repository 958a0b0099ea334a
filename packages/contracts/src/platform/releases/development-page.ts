/** Name of the query parameter with which a tab requests the page that may load its developed remote. */
export const developmentParameter = 'develop';

/** Name of the page's `meta` element that says which development its policy allows, by its id. */
export const developmentMeta = 'console-development';

/** `typ` in the header of the signed permission: no other signature of the same key passes for one. */
export const developmentType = 'console-development';
