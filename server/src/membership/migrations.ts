import { balanceViewMigration } from './balance/view.ts';
import { otpLogMigration, otpLogMonths } from './member/otp/log-table.ts';
import { traceMigration, traceMonths } from './token-management/trace-table.ts';
import type { SchemaStep } from '../platform/database/migrate.ts';
import { followedMigration } from './blacklist-phone-number/members.ts';
import { migration as blacklist } from './blacklist-phone-number/migration.ts';
import { migration as memberAddress } from './member/address/migration.ts';
import { migration as mothersName } from './member/mothers-name/migration.ts';
import { migration as memberImport } from './import-membership/migration.ts';
import { migration as memberEmail } from './member/email-migration.ts';
import { migration as updateReasons, stepsMigration as reasonSteps } from './master-reason-update/migration.ts';
import { migration as accounts } from './member-management/table.ts';
import {
  facePurpose,
  accountPurpose,
  migration as cardOtp,
  phonePurpose,
  registerPurpose,
  orderPurpose,
} from './member/otp/migration.ts';
import { statusMigration } from './member/status-migration.ts';
import { memberView } from './member/view.ts';
import { migration as databaseTypes } from './membership-database-type/migration.ts';
import { programTypeView } from './program-type/view.ts';
import { migration as member } from './member/migration.ts';
import { audienceMigration as programAudience } from './program-type/audience-migration.ts';
import { migration as programType } from './program-type/migration.ts';
import { rulesMigration as programRules } from './program-type/rules-migration.ts';
import { innerMigration as apiTokenInner, migration as apiTokens } from './master-token-api/table.ts';
import { migration as surveys, sourceMigration as surveySource } from './customer-survey/table.ts';
import { migration as groups } from './membership-group/table.ts';
import { picPhoneMigration } from './membership-group/pic-phone-migration.ts';
import { referenceMigration } from './escrow/reference-migration.ts';
import { pagesMigration as escrowPages } from './escrow/pages-migration.ts';
import { migration as escrow } from './escrow/schema.ts';
import { approvalsMigration, migration as memberChange } from './member-change/table.ts';
import { migration as channelRegistration, saidMigration } from './registration/table.ts';
import { listsMigration as riskProfileLists } from './risk-profile/lists-migration.ts';
import { migration as riskProfile } from './risk-profile/table.ts';
import { migration as memberSms } from './member-sms/table.ts';
import { migration as memberHistory } from './member/history/table.ts';
import { migration as memberLists } from './membership/migration.ts';
import { migration as memberRecord } from './member/record/migration.ts';
import { migration as memberProfile } from './member/profile/migration.ts';
import { raisedByTwo } from './plafond/raised-by-two.ts';
import { migration as plafond } from './plafond/schema.ts';
import { listMigration as paymentList } from './payment-history/list-migration.ts';
import { migration as payments } from './payment-history/schema.ts';
import { plafondView } from './plafond/view.ts';
import { multiplierDecimals } from './tiering-plafond/multiplier-decimals.ts';
import { migration as tiers } from './tiering-plafond/migration.ts';
import {
  approvedMigration as sourceApproved,
  migration as externalSource,
  missMigration as sourceMisses,
  registrationMigration as sourceRegistration,
  recordMigration as externalSourceRecord,
} from './token-management/table.ts';
import { migration as employee } from './membership-employee/table.ts';
import { migration as silo } from './membership-silo/table.ts';
import { marksMigration } from './photo-screening/document-marks.ts';
import { listsMigration as photoLists } from './photo-screening/lists-migration.ts';
import { listsMigration as aboutMembers } from './member/lists-migration.ts';
import { migration as photoScreening, numbersMigration } from './photo-screening/table.ts';
import { migration as familyFinancing } from './family-financing/table.ts';

/** The migrations of members; a released name never changes. */
export const membershipMigrations: Readonly<Record<string, SchemaStep>> = {
  '0020_program_type': programType,
  '0041_blacklist_phone_number': blacklist,
  '0110_member': member,
  '0132_member_address': memberAddress,
  '0142_card_otp': cardOtp,
  '0196_program_audience': programAudience,
  '0221_member_email': memberEmail,
  '0291_external_source': externalSource,
  '0332_member_view': memberView,
  '0333_program_type_view': programTypeView,
  '0350_mothers_name': mothersName,
  '0420_database_type': databaseTypes,
  '0421_program_rules': programRules,
  '0422_update_reason': updateReasons,
  '0680_member_profile': memberProfile,
  '0681_plafond_tier': tiers,
  '0682_member_plafond': plafond,
  '0683_escrow': escrow,
  '0684_external_source_record': externalSourceRecord,
  '0685_api_token': apiTokens,
  '0686_survey': surveys,
  '0687_member_group': groups,
  '0688_family_financing': familyFinancing,
  '0689_group_pic_phone': picPhoneMigration,
  '0690_employee': employee,
  '0691_silo_record': silo,
  '0697_photo_screening': photoScreening,
  '0710_member_record': memberRecord,
  '0711_member_lists': memberLists,
  '0712_member_history': memberHistory,
  '0720_plafond_view': plafondView,
  '0724_multiplier_decimals': multiplierDecimals,
  '0725_payment_history': payments,
  '0726_account_otp': accountPurpose,
  '0727_member_account': accounts,
  '0729_member_no': memberImport,
  '0730_phone_otp': phonePurpose,
  '0731_member_change': memberChange,
  '0732_member_sms': memberSms,
  '0733_member_status': statusMigration,
  '0790_member_change_approvals': approvalsMigration,
  '0791_risk_profile': riskProfile,
  '0913_escrow_pages': escrowPages,
  '0914_register_otp': registerPurpose,
  '0915_document_number': numbersMigration,
  '0916_channel_registration': channelRegistration,
  '0930_withdrawal_reference': referenceMigration,
  '0941_risk_profile_lists': riskProfileLists,
  '0942_photo_screening_lists': photoLists,
  '0970_limits_raised_by_two': raisedByTwo,
  '0971_registration_said': saidMigration,
  '0978_source_token_approved': sourceApproved,
  '0979_api_token_inner': apiTokenInner,
  '0980_source_alone': {
    async up(db, texts) {
      await sourceRegistration.up(db, texts);
      await surveySource.up(db, texts);
      await sourceMisses.up(db, texts);
    },
  },
  '0981_reasons_and_faces': {
    async up(db, texts) {
      await reasonSteps.up(db, texts);
      await facePurpose.up(db, texts);
    },
  },
  '0982_payment_list': paymentList,
  '0986_document_marks': marksMigration,
  '0987_lists_of_members': aboutMembers,
  '1152_transaction_log': traceMigration,
  '1153_otp_log': otpLogMigration,
  '1154_balance_log': balanceViewMigration,
  '1320_blacklist_followed': followedMigration,
  '1385_order_otp': orderPurpose,
  '1403_transaction_log_months': traceMonths,
  '1404_otp_log_months': otpLogMonths,
};
