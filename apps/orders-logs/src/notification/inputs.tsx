import { useCan } from '@console/auth';
import { audiencesOf, notifications } from '@console/contracts/orders-logs/notification';
import { memberScreens, type NotificationTarget } from '@console/contracts/orders-logs/notification-words';
import { ChoiceInput, type InputProps } from '@console/ui/form';
import { Select } from '@console/ui/lov';
import { useMessages, useText } from '@console/ui/messages';
import { useRouteTable } from '@console/ui/navigation';
import { messages } from './messages.ts';

const targetOf = ({ values }: InputProps): NotificationTarget | null =>
  (values['target'] as NotificationTarget | null | undefined) ?? null;

/** The audiences allowed for the target; everyone only with Full Access. */
export function AudienceKindInput(props: InputProps) {
  const can = useCan(notifications.privilege);
  const offered = audiencesOf(targetOf(props)).filter((kind) => kind !== 'ALL' || can('operate'));
  const options = (props.field.options ?? []).filter(
    ({ value }) => (offered as readonly string[]).includes(value) || value === props.value,
  );
  return <ChoiceInput {...props} field={{ ...props.field, options }} />;
}

/** A screen of the member app, or a page of the console, depending on the target. */
export function LinkInput(props: InputProps) {
  const { id, name, value, onChange, onLeave, disabled, invalid, describedBy } = props;
  const t = useMessages(messages);
  const text = useText();
  const pages = useRouteTable().filter(({ path }) => !path.includes(':') && path.split('/').length === 2);
  const choices =
    targetOf(props) === 'CONSOLE'
      ? pages.map(({ path, moduleTitle }) => ({ key: path, title: `${text(moduleTitle)} (${path})` }))
      : memberScreens.map((screen) => ({ key: screen.value as string, title: text(screen.title) }));
  const chosen = typeof value === 'string' ? value : '';
  return (
    <Select
      id={id}
      name={name}
      className="input input-full"
      value={chosen}
      disabled={disabled}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onBlur={onLeave}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{t('none')}</option>
      {chosen !== '' && !choices.some(({ key }) => key === chosen) && <option value={chosen}>{chosen}</option>}
      {choices.map(({ key, title }) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </Select>
  );
}
