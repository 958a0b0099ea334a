import { downloadFile } from '@console/api';
import type { Call } from '@console/contracts/core/call';
import { Button } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { messages } from './messages.ts';

/** Downloads the wording of a policy; the services keep who read it. */
export function WordingButton({ call, secureId }: { readonly call: Call; readonly secureId: string }) {
  const t = useMessages(messages);
  const failure = useErrorText();
  const download = async () => {
    const answer = await downloadFile(call, { parameters: { secureId } });
    if ('error' in answer) notify.error(failure(answer.error));
  };
  return (
    <Button variant="link" onClick={() => download()}>
      {t('document')}
    </Button>
  );
}
