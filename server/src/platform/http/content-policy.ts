/** Where browsers report what a policy has stopped. */
export const reportAddress = '/api/publish/csp-report';
/** The part of every policy of a page that says where to report. */
export const reporting = `report-uri ${reportAddress}; report-to csp`;

/** The policy of answers that are no pages. */
export const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
