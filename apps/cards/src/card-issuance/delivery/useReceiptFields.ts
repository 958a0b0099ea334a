import { useProfile } from '@console/auth';
import { todayInJakarta } from '@console/ui/formats';
import { useState } from 'react';

/** What every receipt says: its number, date, receiver, remark and file. */
export function useReceiptFields() {
  const profile = useProfile();
  const [typed, setTyped] = useState({ receiptNo: '', receivedDate: todayInJakarta(), receivedBy: null as string | null, remark: '' });
  const [fileId, setFileId] = useState<string | null>(null);
  const receivedBy = typed.receivedBy ?? (profile.state === 'loaded' ? profile.data.name : '');
  return {
    values: { ...typed, receivedBy }, fileId, setFileId,
    set: (part: Partial<typeof typed>) => setTyped((all) => ({ ...all, ...part })),
    isTouched: fileId !== null || typed.receiptNo !== '' || typed.remark !== '',
  };
}
