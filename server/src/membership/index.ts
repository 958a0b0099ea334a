/** What other domains may use of members. */
export { checkPhone, isPhoneBarred } from './blacklist-phone-number/check.ts';
export { seedAddress } from './member/address/seed.ts';
export { compareMothersName, hasMatchedMothersName } from './member/mothers-name/compare.ts';
export { membersNamed } from './member/named.ts';
export { memberProgramOf, officeOf, seedMember, seedOfficeCodes } from './member/seed-members.ts';
export { memberId } from './member/seed.ts';
export { programTypeId } from './program-type/seed.ts';
export type { MemberView } from './member/view.ts';
export type { ProgramTypeView } from './program-type/view.ts';
export { memberCards, type MemberCards } from './national-membership/card-status.ts';
export { activateMember } from './member/activate.ts';
export { allBarredNumbers } from './blacklist-phone-number/all.ts';
export { notifyMember, notifyMembers, type MemberMessage } from './member/tell-members.ts';
export { drawIdCard, drawSelfie } from './member/seed-drawings.ts';
export { photoReasons, type PhotoReasons } from './photo-screening/reasons.ts';
