/** Applications in which members register and orders are entered. */
export const applicationSources = {
  CMA: ['CMA'],
  CMS: ['CMS'],
  FIFADA: ['FIFADA'],
  FIONA: ['FIONA'],
  FMC: ['FMC'],
  'PWA Browser': ['PWA Browser'],
  ISS: ['ISS'],
  FIFADA_TRANSACTION: ['FIFADA_TRANSACTION'],
  FIFADA_ACTIVATION: ['FIFADA_ACTIVATION'],
  FM_SALES_SPEKTRA: ['FM_SALES_SPEKTRA'],
  FM_SALES_UFI: ['FM_SALES_UFI'],
  WEB_TRANSACTION: ['WEB_TRANSACTION'],
  B2B_NMC: ['B2B_NMC'],
  EFORM_TRANSACTION: ['EFORM_TRANSACTION'],
} as const;
