/** Where browsers report violations of the content policy. */
export const reportAddress = '/api/publish/csp-report';
/** The part of every page's policy that says where to report. */
export const reporting = `report-uri ${reportAddress}; report-to csp`;

/** The policy of answers that are not pages. */
export const dataPolicy = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
