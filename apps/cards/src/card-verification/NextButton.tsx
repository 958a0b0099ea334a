import type { ButtonProps } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { messages } from './messages.ts';
import { useNext } from './use-next.ts';

interface NextButtonProps extends Pick<ButtonProps, 'variant' | 'autoFocus'> {
  /** The current application; it is never the next. */
  readonly after?: string;
  readonly onLeave?: () => unknown;
  /** On the list, where there is no current one. */
  readonly first?: boolean;
}

/** Opens the application that has waited longest. */
export function NextButton({ after, onLeave, first = false, ...rest }: NextButtonProps) {
  const t = useMessages(messages);
  const { next, isLoading } = useNext();
  const go = async () => {
    await onLeave?.();
    await next(after);
  };
  return (
    <ActionButton {...rest} busy={isLoading} onClick={() => go()}>
      {t(first ? 'checkNext' : 'next')}
    </ActionButton>
  );
}
