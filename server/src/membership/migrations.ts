import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as blacklist } from './blacklist-phone-number/migration.ts';
import { migration as memberAddress } from './member/address/migration.ts';
import { migration as mothersName } from './member/mothers-name/migration.ts';
import { migration as memberEmail } from './member/email-migration.ts';
import { migration as updateReasons } from './master-reason-update/migration.ts';
import { memberView } from './member/view.ts';
import { migration as databaseTypes } from './membership-database-type/migration.ts';
import { programTypeView } from './program-type/view.ts';
import { migration as member } from './member/migration.ts';
import { audienceMigration as programAudience } from './program-type/audience-migration.ts';
import { migration as programType } from './program-type/migration.ts';
import { rulesMigration as programRules } from './program-type/rules-migration.ts';
import { migration as apiTokens } from './master-token-api/table.ts';
import { migration as surveys } from './customer-survey/table.ts';
import { migration as groups } from './membership-group/table.ts';
import { picPhoneMigration } from './membership-group/pic-phone-migration.ts';
import { migration as escrow } from './escrow/schema.ts';
import { migration as memberProfile } from './member/profile/migration.ts';
import { migration as plafond } from './plafond/schema.ts';
import { migration as tiers } from './tiering-plafond/migration.ts';
import { migration as externalSource, recordMigration as externalSourceRecord } from './token-management/table.ts';
import { migration as employee } from './membership-employee/table.ts';
import { migration as silo } from './membership-silo/table.ts';
import { migration as photoScreening } from './photo-screening/table.ts';
import { migration as familyFinancing } from './family-financing/table.ts';

/** The migrations of members; a released name never changes. */
export const membershipMigrations: Readonly<Record<string, SchemaStep>> = {
  '0020_program_type': programType,
  '0041_blacklist_phone_number': blacklist,
  '0110_member': member,
  '0132_member_address': memberAddress,
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
};
