import { documentTypes } from '../verification-steps.ts';

export const module = 'membership-registration';

/** The steps of a registration, in their order; the last one shows everything before it is saved. */
export const registrationSteps = ['identity', 'contact', 'work', 'documents', 'review'] as const;
export type RegistrationStep = (typeof registrationSteps)[number];

type DocumentType = (typeof documentTypes)[number]['value'];

/** The field of the photo of each kind of document. */
export const documentFields = {
  '1': 'document1',
  '2': 'document2',
  '3': 'document3',
  '4': 'document4',
  '5': 'document5',
  '6': 'document6',
  '7': 'document7',
  other: 'documentOther',
} as const satisfies Readonly<Record<DocumentType, string>>;

/** The kinds that every member has, whatever the program asks for: they identify the person. */
export const identityDocuments = ['1', '2'] as const satisfies readonly DocumentType[];

/** What a pending member may lack before the membership begins. */
export const membershipLacks = ['document1', 'document2', 'verificationStep', 'spouse', 'employer'] as const;
export type MembershipLack = (typeof membershipLacks)[number];

/** Members registered on these screens come from this application. */
export const deskSource = 'CMS';

/** Sections of a member's data that applications change: those in force at once. */
export const channelSections = ['address', 'family', 'work', 'emergency'] as const;
