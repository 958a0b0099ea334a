/** Whether a text of an address is the number of a page. */
export const isPageNumber = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text);

/** Whether a text of an address is the id of a record. */
export const isRecordId = (text: string): boolean => /^[0-9a-f-]{36}$/i.test(text);
