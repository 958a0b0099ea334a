import { text } from '@console/contracts/core/text';
import {
  memberPhotos,
  photoCalls,
  type MemberPhotoDesk,
} from '@console/contracts/membership/photos-screening-membership';
import { documentTypes } from '@console/contracts/membership/verification-steps';
import { screenedKind } from '../photo-screening/kind.ts';
import { ScreeningPage } from '../photo-screening/ScreeningPage.tsx';
import { Facts } from './Facts.tsx';

const sameIdentity = {
  title: text('Setujui: NIK dan nama sama', 'Approve: NIK and name are the same'),
  proof: { identityConfirmed: true },
};

const kind = screenedKind<MemberPhotoDesk>({
  title: memberPhotos.title,
  resource: memberPhotos as never,
  calls: photoCalls,
  types: documentTypes,
  Facts,
  nameOf: ({ member }) => member.memberNo,
  approving: ({ documentType }) => (documentType === '1' ? sameIdentity : undefined),
});

/** Screening of the photos of members. */
export default function MemberPhotosPage() {
  return <ScreeningPage kind={kind} />;
}
