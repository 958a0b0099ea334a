import type { MemberPhotoDesk } from '@console/contracts/membership/photos-screening-membership';
import { documentTypes } from '@console/contracts/membership/verification-steps';
import { formatDate } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { FactsPanel } from '../photo-screening/FactsPanel.tsx';
import { messages } from './messages.ts';

/** The member's data to compare with the photo. */
export function Facts({ desk }: { readonly desk: MemberPhotoDesk }) {
  const t = useMessages(messages);
  const { member } = desk;
  return (
    <FactsPanel
      types={documentTypes}
      desk={desk}
      duplicates={t('duplicates')}
      rows={[
        [t('name'), member.name],
        [t('nik'), member.nik],
        [t('birthDate'), formatDate(member.birthDate, 'DD-MM-YYYY')],
        [t('gender'), t(member.gender)],
        [t('memberNo'), member.memberNo],
        [t('branch'), member.branch],
      ]}
    />
  );
}
