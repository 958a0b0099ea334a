import { text, type Text } from '@console/contracts/core/text';

/** Sections of forms of terms of dealers. @param agreed fields with what is agreed */
export const termsForm = <const Entry>(title: Text, agreed: readonly Entry[]) =>
  [
    { title: text('Lini dan dealer', 'Line and dealer'), fields: ['businessLine', 'dealerId', 'tenorFrom', 'tenorTo'] },
    { title, fields: [...agreed, 'agreementNo'] },
    { title: text('Masa berlaku', 'Period'), fields: ['effectiveFrom', { name: 'effectiveTo', demanded: true }] },
  ] as const;

/** The same of their pages, with what is derived. */
export const termsPage = <const Name extends string>(title: Text, agreed: readonly Name[]) =>
  [
    {
      title: text('Lini dan dealer', 'Line and dealer'),
      fields: ['businessLine', 'dealerId', 'officeCode', 'branchName', 'tenors', 'agreementNo'],
    },
    { title, fields: agreed },
    { title: text('Masa berlaku', 'Period'), fields: ['phase', 'effectiveFrom', 'effectiveTo'] },
  ] as const;
