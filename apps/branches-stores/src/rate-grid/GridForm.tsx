import { CallForm, newDocument, type CallFormProps } from '@console/ui/call-form';
import { notify } from '@console/ui/feedback';
import { defineMessages, useMessages } from '@console/ui/messages';
import { useNavigate } from 'react-router';

const messages = defineMessages({
  id: {
    save: 'Ajukan',
    waiting: '{count} rate menunggu persetujuan',
    stored: '{count} rate tersimpan',
  },
  en: {
    save: 'Submit',
    waiting: '{count} rates wait for approval',
    stored: '{count} rates are stored',
  },
});

const initial = { supersede: true };

/** How many rates of a grid wait, and how many are stored. */
export interface GridAnswer {
  readonly waiting: number;
  readonly stored: number;
}

interface GridFormProps extends Pick<CallFormProps<GridAnswer>, 'resource' | 'sections' | 'again' | 'children'> {
  /** The record that the rates are for, by its field. */
  readonly owner: Readonly<Record<string, string>>;
  readonly send: (values: object) => ReturnType<CallFormProps<GridAnswer>['send']>;
  /** Address of the list that shows the result. */
  readonly list: string;
}

/** Rates by band of tenors, filled in like a spreadsheet and proposed together. */
export function GridForm({ owner, send, list, resource, ...form }: GridFormProps) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  return (
    <CallForm
      {...form}
      resource={resource}
      document={newDocument(resource, owner)}
      initial={initial}
      action={t('save')}
      send={(values) => send({ ...values, ...owner })}
      onSent={({ waiting, stored }) => {
        notify.success(waiting > 0 ? t('waiting', { count: waiting }) : t('stored', { count: stored }));
        void navigate(list, { replace: true });
      }}
      onCancel={() => void navigate(list)}
    />
  );
}
