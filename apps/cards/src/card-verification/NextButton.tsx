import type { ButtonProps } from '@console/ui/core';
import { notify, useErrorText } from '@console/ui/feedback';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useNavigate } from 'react-router';
import { messages } from './messages.ts';
import { endpoints, paths } from './screens.tsx';

interface NextButtonProps extends Pick<ButtonProps, 'variant' | 'autoFocus'> {
  /** The one that is left: never the next. */
  readonly after?: string;
  readonly onLeave?: () => unknown;
  /** On the list, where there is none before it. */
  readonly first?: boolean;
}

/** Takes the application that has waited longest and goes to its desk. */
export function NextButton({ after, onLeave, first = false, ...rest }: NextButtonProps) {
  const t = useMessages(messages);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [claimNext, { isLoading }] = endpoints.claimNext.useMutation();
  const next = async () => {
    await onLeave?.();
    const answer = await claimNext({ body: { after: after ?? null } });
    if ('error' in answer) return notify.error(errorText(answer.error));
    const { secureId } = answer.data;
    if (secureId === null) return notify.info(t('noneLeft'));
    return navigate(paths.desk(secureId));
  };
  return (
    <ActionButton {...rest} busy={isLoading} onClick={() => void next()}>
      {t(first ? 'checkNext' : 'next')}
    </ActionButton>
  );
}
