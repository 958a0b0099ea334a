import { defineMessages, useMessages } from '../messages/index.ts';

const messages = defineMessages({
  id: { successor: 'Data ini sedang berlaku. Isian menjadi penggantinya; data ini berakhir sehari sebelumnya.' },
  en: {
    successor: 'This record is in force. What is entered becomes its successor, and this record ends the day before.',
  },
});

/** Says that an update of a record in force makes its successor. */
export function SuccessorNote() {
  const t = useMessages(messages);
  return <p className="panel">{t('successor')}</p>;
}
