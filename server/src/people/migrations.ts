import type { SchemaStep } from '../platform/database/migrate.ts';
import { migration as userUpkeep } from './accounts/active-since-migration.ts';
import { migration as userReferences } from './accounts/deferred-references.ts';
import { migration as userEmailChange } from './accounts/email-change-migration.ts';
import { migration as users } from './accounts/migration.ts';
import { accountViews } from './accounts/view.ts';
import { migration as accountIdentity } from './auth/account-identity.ts';
import { migration as signInFailure } from './auth/lock-out-table.ts';
import { migration as deskSettings } from './budgets/desk-settings-migration.ts';
import { migration as refusedView } from './probing/table.ts';
import { migration as budgets } from './budgets/table.ts';
import { migration as identityAccount } from './identity/account-migration.ts';
import { migration as identity } from './identity/migration.ts';
import { migration as developmentMenu } from './menu/development-migration.ts';
import { migration as menu } from './menu/migration.ts';
import { migration as remotesMenu } from './menu/remotes-migration.ts';
import { menuView } from './menu/view.ts';
import { migration as noticeSource } from './notices/source-migration.ts';
import { migration as consoleNotice } from './notices/table.ts';
import { noticeView } from './notices/view.ts';
import { migration as areaProfiles } from './organisation/area-profiles-migration.ts';
import { migration as organisation } from './organisation/migration.ts';
import { copyFromMigration, migration as branchProfiles } from './organisation/branch-profile-migration.ts';
import { branchDecisionView } from './organisation/decision-view.ts';
import { organisationViews } from './organisation/view.ts';
import { migration as preference } from './preferences/table.ts';
import { migration as sessionProof } from './proof/migration.ts';
import { migration as wrongProofs } from './proof/wrong-proofs-migration.ts';
import { migration as rolePermission } from './roles/deferred-permissions.ts';
import { migration as roles } from './roles/migration.ts';
import { roleViews } from './roles/view.ts';
import { migration as secondFactor } from './second-factor/migration.ts';
import { migration as stepPassword } from './second-factor/new-password-migration.ts';
import { migration as stepPremise } from './second-factor/premise-migration.ts';
import { migration as standIn } from './stand-in/table.ts';
import { migration as refreshFamily } from './sessions/family-migration.ts';
import { migration as sessions } from './sessions/migration.ts';
import { migration as laterSettings } from './settings/later-settings-migration.ts';
import { migration as settings } from './settings/migration.ts';
import { migration as unreadSettings } from './settings/unread-migration.ts';
import { settingView } from './settings/view.ts';
import { migration as viewAs } from './view-as/migration.ts';

/** The migrations of the area people; a released name never changes. */
export const peopleMigrations: Readonly<Record<string, SchemaStep>> = {
  '0010_organisation': organisation,
  '0011_menu': menu,
  '0012_roles': roles,
  '0013_users': users,
  '0014_settings': settings,
  '0015_sessions': sessions,
  '0016_identity': identity,
  '0061_preference': preference,
  '0063_console_notice': consoleNotice,
  '0066_role_permission': rolePermission,
  '0068_user_references': userReferences,
  '0079_view_as': viewAs,
  '0080_user_upkeep': userUpkeep,
  '0084_notice_source': noticeSource,
  '0092_remotes_menu': remotesMenu,
  '0112_card_settings': laterSettings,
  '0151_development_menu': developmentMenu,
  '0201_user_email_change': userEmailChange,
  '0210_session_proof': sessionProof,
  '0211_second_factor': secondFactor,
  '0222_refresh_family': refreshFamily,
  '0230_budgets': budgets,
  '0292_sign_in_failure': signInFailure,
  '0310_account_identity': accountIdentity,
  '0315_step_premise': stepPremise,
  '0316_identity_account': identityAccount,
  '0317_wrong_proofs': wrongProofs,
  '0318_step_password': stepPassword,
  '0320_desk_settings': deskSettings,
  '0330_organisation_views': organisationViews,
  '0334_account_views': accountViews,
  '0335_role_views': roleViews,
  '0336_menu_view': menuView,
  '0337_setting_view': settingView,
  '0338_notice_view': noticeView,
  '0370_unread_settings': unreadSettings,
  '0400_area_profiles': areaProfiles,
  '0471_stand_in': standIn,
  '0600_branch_profiles': branchProfiles,
  '0601_calculation_settings': laterSettings,
  '0719_order_settings': laterSettings,
  '0728_pin_setting': laterSettings,
  '1161_sao_setting': laterSettings,
  '0884_branch_copy_from': copyFromMigration,
  '0996_refused_view': refusedView,
  '1171_pre_order_agent_fee': laterSettings,
  '1381_branch_decision_view': branchDecisionView,
};
