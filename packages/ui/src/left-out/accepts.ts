export { isPageNumber } from '@console/contracts/core/list-address';

/** Whether a text of an address is the id of a record. */
export const isRecordId = (text: string): boolean => /^[0-9a-f-]{36}$/i.test(text);
