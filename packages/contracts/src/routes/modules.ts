// Long: one entry for each module of the list of routes.
// Written by `node scripts/module-routes.mjs` from routes.json. Import single names: a remote then ships only those.
export const profile = {
  module: 'profile',
  privilege: 'profile:browse',
  pages: {
    detail: '/profile',
    update: '/profile/update',
  },
} as const;

export const user = {
  module: 'user',
  privilege: 'user:browse',
  pages: {
    list: '/user',
    create: '/user/create',
    detail: '/user/:userId',
    update: '/user/update?userId',
  },
} as const;

export const roles = {
  module: 'roles',
  privilege: 'roles:browse',
  pages: {
    list: '/roles',
    create: '/roles/create',
    detail: '/roles/detail?roleId',
    update: '/roles/update?roleId',
  },
} as const;

export const appSettingProperties = {
  module: 'app-setting-properties',
  privilege: 'app-setting-properties:browse',
  pages: {
    list: '/app-setting-properties',
    create: '/app-setting-properties/create',
    detail: '/app-setting-properties/:id',
    update: '/app-setting-properties/update?id',
  },
} as const;

export const platformRemotes = {
  module: 'platform-remotes',
  privilege: 'platform-remotes:browse',
  pages: {
    list: '/platform/remotes',
    detail: '/platform/remotes/:id',
  },
} as const;

export const memberManagement = {
  module: 'member-management',
  privilege: 'member-management:browse',
  pages: {
    list: '/member-management',
    create: '/member-management/create',
    detail: '/member-management/:id',
    update: '/member-management/:id/update',
  },
} as const;

export const cardVerification = {
  module: 'card-verification',
  privilege: 'card-verification:browse',
  pages: {
    list: '/card-verification',
    detail: '/card-verification/:cardVerificationId',
  },
} as const;

export const cardStock = {
  module: 'card-stock',
  privilege: 'card-stock:browse',
  pages: {
    list: '/card-stock',
  },
} as const;

export const cardAssignment = {
  module: 'card-assignment',
  privilege: 'card-assignment:browse',
  pages: {
    list: '/card-assignment',
    create: '/card-assignment/create',
    detail: '/card-assignment/:assignId',
  },
} as const;

export const cardPickup = {
  module: 'card-pickup',
  privilege: 'card-pickup:browse',
  pages: {
    list: '/card-pickup',
    create: '/card-pickup/create',
    detail: '/card-pickup/:pickUpId',
  },
} as const;

export const cardReservations = {
  module: 'card-reservations',
  privilege: 'card-reservations:browse',
  pages: {
    list: '/card-reservations',
    create: '/card-reservations/create',
    import: '/card-reservations/import',
    detail: '/card-reservations/:detailReservId',
  },
} as const;

export const cardIssuance = {
  module: 'card-issuance',
  privilege: 'card-issuance:browse',
  pages: {
    list: '/card-issuance',
    detail: '/card-issuance/:detailId',
  },
} as const;

export const ecardPrinting = {
  module: 'ecard-printing',
  privilege: 'ecard-printing:browse',
  pages: {
    list: '/ecard-printing',
  },
} as const;

export const cardLost = {
  module: 'card-lost',
  privilege: 'card-lost:browse',
  pages: {
    list: '/card-lost',
    create: '/card-lost/create',
    detail: '/card-lost/:lostId',
  },
} as const;

export const cards = {
  module: 'cards',
  privilege: 'cards:browse',
  pages: {
    list: '/cards',
    detail: '/cards/:issuanceId',
  },
} as const;

export const cardResetReason = {
  module: 'card-reset-reason',
  privilege: 'card-reset-reason:browse',
  pages: {
    list: '/card-reset-reason',
    create: '/card-reset-reason/create',
    detail: '/card-reset-reason/:cardResetReasonId',
    update: '/card-reset-reason/update?cardResetReasonId',
  },
} as const;

export const cardSources = {
  module: 'card-sources',
  privilege: 'card-sources:browse',
  pages: {
    list: '/card-sources',
    create: '/card-sources/create',
    detail: '/card-sources/:id',
    update: '/card-sources/:id/update',
  },
} as const;

export const cardTypes = {
  module: 'card-types',
  privilege: 'card-types:browse',
  pages: {
    list: '/card-types',
    create: '/card-types/create',
    detail: '/card-types/:id',
    update: '/card-types/:id/update',
  },
} as const;

export const cardDesign = {
  module: 'card-design',
  privilege: 'card-design:browse',
  pages: {
    list: '/card-design',
    create: '/card-design/create',
    detail: '/card-design/:secureId',
    update: '/card-design/:secureId/update',
  },
} as const;

export const reasonForLoss = {
  module: 'reason-for-loss',
  privilege: 'reason-for-loss:browse',
  pages: {
    list: '/reason-for-loss',
    create: '/reason-for-loss/create',
    detail: '/reason-for-loss/:id',
    update: '/reason-for-loss/:id/update',
  },
} as const;

export const reasonsForExtension = {
  module: 'reasons-for-extension',
  privilege: 'reasons-for-extension:browse',
  pages: {
    list: '/reasons-for-extension',
    create: '/reasons-for-extension/create',
    detail: '/reasons-for-extension/:id',
    update: '/reasons-for-extension/:id/update',
  },
} as const;

export const reasonDeliveryReturn = {
  module: 'reason-delivery-return',
  privilege: 'reason-delivery-return:browse',
  pages: {
    list: '/reason-delivery-return',
    create: '/reason-delivery-return/create',
    detail: '/reason-delivery-return/:returnDeliveryId',
    update: '/reason-delivery-return/update-page?returnDeliveryId',
  },
} as const;

export const reasonVerificationReturn = {
  module: 'reason-verification-return',
  privilege: 'reason-verification-return:browse',
  pages: {
    list: '/reason-verification-return',
    create: '/reason-verification-return/create',
    detail: '/reason-verification-return/:returnVerificationId',
    update: '/reason-verification-return/update-page?returnVerificationId',
  },
} as const;

export const programType = {
  module: 'program-type',
  privilege: 'program-type:browse',
  pages: {
    list: '/program-type',
    create: '/program-type/create',
    detail: '/program-type/:id',
    update: '/program-type/:id/update',
  },
} as const;

export const masterTokenApi = {
  module: 'master-token-api',
  privilege: 'master-token-api:browse',
  pages: {
    list: '/master-token-api',
    create: '/master-token-api/create',
    detail: '/master-token-api/:id',
    update: '/master-token-api/:id/update',
  },
} as const;

export const tieringPlafond = {
  module: 'tiering-plafond',
  privilege: 'tiering-plafond:browse',
  pages: {
    list: '/tiering-plafond',
    create: '/tiering-plafond/create',
    detail: '/tiering-plafond/:id',
    update: '/tiering-plafond/:id/update',
  },
} as const;

export const masterReasonUpdate = {
  module: 'master-reason-update',
  privilege: 'master-reason-update:browse',
  pages: {
    list: '/master-reason-update',
    create: '/master-reason-update/create',
    detail: '/master-reason-update/:id',
    update: '/master-reason-update/:id/update',
  },
} as const;

export const nationalMembership = {
  module: 'national-membership',
  privilege: 'national-membership:browse',
  pages: {
    list: '/national-membership',
    detail: '/national-membership/:memberId',
  },
} as const;

export const membershipSilo = {
  module: 'membership-silo',
  privilege: 'membership-silo:browse',
  pages: {
    list: '/membership-silo',
    detail: '/membership-silo/:id',
  },
} as const;

export const tokenManagement = {
  module: 'token-management',
  privilege: 'token-management:browse',
  pages: {
    list: '/token-management',
    create: '/token-management/create',
    detail: '/token-management/:externalSourceId',
    update: '/token-management/update?externalSourceId',
  },
} as const;

export const membership = {
  module: 'membership',
  privilege: 'membership:browse',
  pages: {
    list: '/membership',
    create: '/membership/create',
    detail: '/membership/:memberId',
    update: '/membership/update?memberId',
  },
} as const;

export const importMembership = {
  module: 'import-membership',
  privilege: 'import-membership:browse',
  pages: {
    list: '/import-membership',
    create: '/import-membership/create',
    detail: '/import-membership/:importMemberId',
    update: '/import-membership/update?importMemberId',
  },
} as const;

export const importMembershipEmployee = {
  module: 'import-membership-employee',
  privilege: 'import-membership-employee:browse',
  pages: {
    list: '/import-membership-employee',
    create: '/import-membership-employee/create',
    detail: '/import-membership-employee/:importMemberId',
  },
} as const;

export const membershipEmployee = {
  module: 'membership-employee',
  privilege: 'membership-employee:browse',
  pages: {
    list: '/membership-employee',
    detail: '/membership-employee/:memberId',
  },
} as const;

export const riskProfileMembership = {
  module: 'risk-profile-membership',
  privilege: 'risk-profile-membership:browse',
  pages: {
    list: '/risk-profile-membership',
  },
} as const;

export const membershipDatabaseType = {
  module: 'membership-database-type',
  privilege: 'membership-database-type:browse',
  pages: {
    list: '/membership-database-type',
    create: '/membership-database-type/create',
    detail: '/membership-database-type/:id',
    update: '/membership-database-type/update?id',
  },
} as const;

export const membershipGroup = {
  module: 'membership-group',
  privilege: 'membership-group:browse',
  pages: {
    list: '/membership-group',
    create: '/membership-group/create',
    import: '/membership-group/import',
    update: '/membership-group/:id/update',
  },
} as const;

export const blacklistPhoneNumber = {
  module: 'blacklist-phone-number',
  privilege: 'blacklist-phone-number:browse',
  pages: {
    list: '/blacklist-phone-number',
    create: '/blacklist-phone-number/create',
    import: '/blacklist-phone-number/import',
    detail: '/blacklist-phone-number/:blacklistId',
    update: '/blacklist-phone-number/update?blacklistId',
  },
} as const;

export const familyFinancing = {
  module: 'family-financing',
  privilege: 'family-financing:browse',
  pages: {
    list: '/family-financing',
    detail: '/family-financing/:familyFinancingId',
  },
} as const;

export const customerSurvey = {
  module: 'customer-survey',
  privilege: 'customer-survey:browse',
  pages: {
    list: '/customer-survey',
    detail: '/customer-survey/:surveyId',
  },
} as const;

export const masterBanner = {
  module: 'master-banner',
  privilege: 'master-banner:browse',
  pages: {
    list: '/master-banner',
    create: '/master-banner/create',
    detail: '/master-banner/:id',
    update: '/master-banner/:id/update',
  },
} as const;

export const masterLob = {
  module: 'master-lob',
  privilege: 'master-lob:browse',
  pages: {
    list: '/master-lob',
    detail: '/master-lob/:lobId',
    update: '/master-lob/update?lobId',
  },
} as const;

export const newPromo = {
  module: 'new-promo',
  privilege: 'promo:browse',
  pages: {
    create: '/new-promo',
  },
} as const;

export const promo = {
  module: 'promo',
  privilege: 'promo:browse',
  pages: {
    list: '/promo',
    import: '/promo/import',
    detail: '/promo/:promoId',
    update: '/promo/update?promoId',
  },
} as const;

export const newPromoNmc = {
  module: 'new-promo-nmc',
  privilege: 'promo-nmc:browse',
  pages: {
    create: '/new-promo-nmc',
  },
} as const;

export const promoNmc = {
  module: 'promo-nmc',
  privilege: 'promo-nmc:browse',
  pages: {
    list: '/promo-nmc',
    import: '/promo-nmc/import',
    detail: '/promo-nmc/:promoId',
    update: '/promo-nmc/update?promoId',
  },
} as const;

export const newPromoUfi = {
  module: 'new-promo-ufi',
  privilege: 'membership:browse',
  pages: {
    create: '/new-promo-ufi',
  },
} as const;

export const promoUfi = {
  module: 'promo-ufi',
  privilege: 'promo-ufi:browse',
  pages: {
    list: '/promo-ufi',
    import: '/promo-ufi/import',
    detail: '/promo-ufi/:promoId',
    update: '/promo-ufi/update?promoId',
  },
} as const;

export const product = {
  module: 'product',
  privilege: 'product:browse',
  pages: {
    list: '/product',
    detail: '/product/:productId',
    update: '/product/update?productId',
  },
} as const;

export const productNmc = {
  module: 'product-nmc',
  privilege: 'product-nmc:browse',
  pages: {
    list: '/product-nmc',
    detail: '/product-nmc/:id',
    update: '/product-nmc/update?id',
  },
} as const;

export const productUfi = {
  module: 'product-ufi',
  privilege: 'product-ufi:browse',
  pages: {
    list: '/product-ufi',
    detail: '/product-ufi/:id',
    update: '/product-ufi/update?id',
  },
} as const;

export const productGroup = {
  module: 'product-group',
  privilege: 'product-group:browse',
  pages: {
    list: '/product-group',
    detail: '/product-group/:productGroupId',
    update: '/product-group/update-page/:productGroupId',
  },
} as const;

export const productGroupNmc = {
  module: 'product-group-nmc',
  privilege: 'product-group-nmc:browse',
  pages: {
    list: '/product-group-nmc',
    detail: '/product-group-nmc/:productGroupId',
    update: '/product-group-nmc/update-page/:productGroupId',
  },
} as const;

export const productGroupUfi = {
  module: 'product-group-ufi',
  privilege: 'product-group-ufi:browse',
  pages: {
    list: '/product-group-ufi',
    detail: '/product-group-ufi/:objectGroupId',
    update: '/product-group-ufi/update-page/:objectGroupId',
  },
} as const;

export const productInsurance = {
  module: 'product-insurance',
  privilege: 'product-insurance:browse',
  pages: {
    list: '/product-insurance',
    detail: '/product-insurance/:id',
  },
} as const;

export const productInsuranceV2 = {
  module: 'product-insurance-v2',
  privilege: 'product-insurance-v2:browse',
  pages: {
    list: '/product-insurance-v2',
    detail: '/product-insurance-v2/:id',
  },
} as const;

export const productInsuranceNmc = {
  module: 'product-insurance-nmc',
  privilege: 'product-insurance-nmc:browse',
  pages: {
    list: '/product-insurance-nmc',
    detail: '/product-insurance-nmc/:id',
  },
} as const;

export const masterInsurance = {
  module: 'master-insurance',
  privilege: 'master-insurance:browse',
  pages: {
    list: '/master-insurance',
    detail: '/master-insurance/:id',
  },
} as const;

export const masterInsuranceNmc = {
  module: 'master-insurance-nmc',
  privilege: 'master-insurance-nmc:browse',
  pages: {
    list: '/master-insurance-nmc',
    detail: '/master-insurance-nmc/:id',
  },
} as const;

export const preOrderAgent = {
  module: 'pre-order-agent',
  privilege: 'pre-order-agent:browse',
  pages: {
    list: '/pre-order-agent',
    detail: '/pre-order-agent/:id',
  },
} as const;

export const master = {
  module: 'master',
  privilege: 'master:browse',
  pages: {
    list: '/master',
  },
} as const;

export const zipCode = {
  module: 'zip-code',
  privilege: 'zip-code:browse',
  pages: {
    list: '/zip-code',
    create: '/zip-code/create',
    import: '/zip-code/import',
    detail: '/zip-code/:zipCodeId',
    update: '/zip-code/:zipCodeId/update',
  },
} as const;

export const mra = {
  module: 'mra',
  privilege: 'mra:browse',
  pages: {
    list: '/mra',
    create: '/mra/create',
    detail: '/mra/:id',
    update: '/mra/:id/update',
  },
} as const;

export const mro = {
  module: 'mro',
  privilege: 'mro:browse',
  pages: {
    list: '/mro',
    create: '/mro/create',
    detail: '/mro/:id',
    update: '/mro/:id/update',
  },
} as const;

export const branchCms = {
  module: 'branch-cms',
  privilege: 'branch-cms:browse',
  pages: {
    list: '/branch-cms',
    detail: '/branch-cms/:branchId',
    update: '/branch-cms/update?branchId',
  },
} as const;

export const regions = {
  module: 'regions',
  privilege: 'master-regional:browse',
  pages: {
    list: '/regions',
    detail: '/regions/:regionId',
  },
} as const;

export const masterKios = {
  module: 'master-kios',
  privilege: 'master-kios:browse',
  pages: {
    list: '/master-kios',
    detail: '/master-kios/:kioskId',
    update: '/master-kios/update?kioskId',
  },
} as const;

export const mediator = {
  module: 'mediator',
  privilege: 'mediator:browse',
  pages: {
    list: '/mediator',
  },
} as const;

export const saoAssign = {
  module: 'sao-assign',
  privilege: 'sao-assign:browse',
  pages: {
    list: '/sao-assign',
  },
} as const;

export const newStore = {
  module: 'new-store',
  privilege: 'store:browse',
  pages: {
    create: '/new-store',
  },
} as const;

export const store = {
  module: 'store',
  privilege: 'store:browse',
  pages: {
    list: '/store',
    detail: '/store/:storeId',
    update: '/store/:storeId/edit',
  },
} as const;

export const storeGroups = {
  module: 'store-groups',
  privilege: 'store-groups:browse',
  pages: {
    list: '/store-groups',
    detail: '/store-groups/:storeGroupId',
  },
} as const;

export const companies = {
  module: 'companies',
  privilege: 'companies:browse',
  pages: {
    list: '/companies',
    detail: '/companies/:companyId',
  },
} as const;

export const financialScheme = {
  module: 'financial-scheme',
  privilege: 'financial-scheme:browse',
  pages: {
    list: '/financial-scheme',
    create: '/financial-scheme/create',
    detail: '/financial-scheme/:financialSchemeId',
    update: '/financial-scheme/update?financialSchemeId',
  },
} as const;

export const financialSchemeNmc = {
  module: 'financial-scheme-nmc',
  privilege: 'financial-scheme-nmc:browse',
  pages: {
    list: '/financial-scheme-nmc',
    create: '/financial-scheme-nmc/create',
    detail: '/financial-scheme-nmc/:financialSchemeId',
    update: '/financial-scheme-nmc/update?financialSchemeId',
  },
} as const;

export const dealerNmcSf = {
  module: 'dealer-nmc-sf',
  privilege: 'dealer-nmc-sf:browse',
  pages: {
    list: '/dealer-nmc-sf',
    import: '/dealer-nmc-sf/import',
  },
} as const;

export const newDealerNmc = {
  module: 'new-dealer-nmc',
  privilege: 'new-dealer-nmc:browse',
  pages: {
    list: '/new-dealer-nmc',
  },
} as const;

export const dealerNmc = {
  module: 'dealer-nmc',
  privilege: 'dealer-nmc:browse',
  pages: {
    list: '/dealer-nmc',
    detail: '/dealer-nmc/:id',
    update: '/dealer-nmc/update?id',
  },
} as const;

export const newDealerUfi = {
  module: 'new-dealer-ufi',
  privilege: 'dealer-ufi:browse',
  pages: {
    create: '/new-dealer-ufi',
  },
} as const;

export const dealerUfi = {
  module: 'dealer-ufi',
  privilege: 'dealer-ufi:browse',
  pages: {
    list: '/dealer-ufi',
    detail: '/dealer-ufi/:id',
    update: '/dealer-ufi/update?id',
  },
} as const;

export const exclusiveDealerAdmin = {
  module: 'exclusive-dealer-admin',
  privilege: 'exclusive-dealer-admin:browse',
  pages: {
    list: '/exclusive-dealer-admin',
    create: '/exclusive-dealer-admin/create',
    import: '/exclusive-dealer-admin/import',
    detail: '/exclusive-dealer-admin/:exclusiveDealerId',
    update: '/exclusive-dealer-admin/update-page/:exclusiveDealerId',
  },
} as const;

export const exclusiveDealerRate = {
  module: 'exclusive-dealer-rate',
  privilege: 'exclusive-dealer-rate:browse',
  pages: {
    list: '/exclusive-dealer-rate',
    create: '/exclusive-dealer-rate/create',
    import: '/exclusive-dealer-rate/import',
    detail: '/exclusive-dealer-rate/:exclusiveDealerId',
    update: '/exclusive-dealer-rate/update-page/:exclusiveDealerId',
  },
} as const;

export const branch = {
  module: 'branch',
  privilege: 'branch:browse',
  pages: {
    list: '/branch',
    create: '/branch/create',
    import: '/branch/import',
    detail: '/branch/:branchId',
  },
} as const;

export const masterBranchNmc = {
  module: 'master-branch-nmc',
  privilege: 'master-branch-nmc:browse',
  pages: {
    list: '/master-branch-nmc',
    create: '/master-branch-nmc/create',
    import: '/master-branch-nmc/import',
    detail: '/master-branch-nmc/:branchId',
  },
} as const;

export const masterBranchUfi = {
  module: 'master-branch-ufi',
  privilege: 'master-branch-ufi:browse',
  pages: {
    list: '/master-branch-ufi',
    create: '/master-branch-ufi/create',
    import: '/master-branch-ufi/import',
    detail: '/master-branch-ufi/:branchId',
  },
} as const;

export const masterBranchNmcPromoFee = {
  module: 'master-branch-nmc-promo-fee',
  privilege: 'master-branch-nmc-promo-fee:browse',
  pages: {
    list: '/master-branch-nmc-promo-fee',
  },
} as const;

export const qanunBranch = {
  module: 'qanun-branch',
  privilege: 'qanun-branch:browse',
  pages: {
    list: '/qanun-branch',
    create: '/qanun-branch/create',
    import: '/qanun-branch/import',
    detail: '/qanun-branch/:branchId',
    update: '/qanun-branch/update?branchId',
  },
} as const;

export const masterQanunBranchNmc = {
  module: 'master-qanun-branch-nmc',
  privilege: 'master-qanun-branch-nmc:browse',
  pages: {
    list: '/master-qanun-branch-nmc',
    create: '/master-qanun-branch-nmc/create',
    import: '/master-qanun-branch-nmc/import',
    detail: '/master-qanun-branch-nmc/:branchId',
    update: '/master-qanun-branch-nmc/update?branchId',
  },
} as const;

export const poStatus = {
  module: 'po-status',
  privilege: 'po-status:browse',
  pages: {
    list: '/po-status',
    detail: '/po-status/:poId',
  },
} as const;

export const poStatusArchive = {
  module: 'po-status-archive',
  privilege: 'po-status-archive:browse',
  pages: {
    list: '/po-status-archive',
    detail: '/po-status-archive/:poId',
  },
} as const;

export const poStatusSales = {
  module: 'po-status-sales',
  privilege: 'po-status-sales:browse',
  pages: {
    list: '/po-status-sales',
    detail: '/po-status-sales/:poId',
  },
} as const;

export const poStatusNmc = {
  module: 'po-status-nmc',
  privilege: 'po-status-nmc:browse',
  pages: {
    list: '/po-status-nmc',
    detail: '/po-status-nmc/:poId',
  },
} as const;

export const poStatusNmcArchive = {
  module: 'po-status-nmc-archive',
  privilege: 'po-status-nmc-archive:browse',
  pages: {
    list: '/po-status-nmc-archive',
    detail: '/po-status-nmc-archive/:poId',
  },
} as const;

export const poStatusNmcSales = {
  module: 'po-status-nmc-sales',
  privilege: 'po-status-nmc-sales:browse',
  pages: {
    list: '/po-status-nmc-sales',
    detail: '/po-status-nmc-sales/:poId',
  },
} as const;

export const trackingOrders = {
  module: 'tracking-orders',
  privilege: 'tracking-orders:browse',
  pages: {
    list: '/tracking-orders',
  },
} as const;

export const customerConfirmation = {
  module: 'customer-confirmation',
  privilege: 'customer-confirmation:browse',
  pages: {
    list: '/customer-confirmation',
    create: '/customer-confirmation/create',
    detail: '/customer-confirmation/:ccmId',
    update: '/customer-confirmation/update?ccmId',
  },
} as const;

export const downloadManagement = {
  module: 'download-management',
  privilege: 'download-management:browse',
  pages: {
    list: '/download-management',
    detail: '/download-management/:downloadId',
  },
} as const;

export const menuManagement = {
  module: 'menu-management',
  privilege: 'menu-management:browse',
  pages: {
    list: '/menu-management',
    create: '/menu-management/create',
    detail: '/menu-management/:menuId',
    update: '/menu-management/:menuId/update-page',
  },
} as const;

export const notification = {
  module: 'notification',
  privilege: 'notification:browse',
  pages: {
    list: '/notification',
    create: '/notification/create',
    detail: '/notification/:notificationId',
    update: '/notification/:notificationId/update-page',
  },
} as const;

export const updateSmsContent = {
  module: 'update-sms-content',
  privilege: 'update-sms-content:browse',
  pages: {
    list: '/update-sms-content',
    update: '/update-sms-content/:smsContentId',
  },
} as const;

export const auditTrail = {
  module: 'audit-trail',
  privilege: 'audit-trail:browse',
  pages: {
    list: '/audit-trail',
    detail: '/audit-trail/:id',
  },
} as const;

export const transactionLog = {
  module: 'transaction-log',
  privilege: 'transaction-log:browse',
  pages: {
    list: '/transaction-log',
  },
} as const;
