import { mutationEndpoint, queryEndpoint, type ApiError } from '@console/api';
import { listViewCalls, type ListView } from '@console/contracts/platform/list-views';
import type { Resource } from '@console/contracts/core/resource';
import { roleWords } from '@console/contracts/core/role-words';
import { useId, useState, type FormEvent } from 'react';
import { Button, Checkbox } from '../../core/index.ts';
import { Dialog } from '../../dialogs/index.ts';
import { notify, useErrorText } from '../../feedback/index.ts';
import { textOfCode } from '../../feedback/field-error-text.ts';
import { common, useMessages, useText } from '../../messages/index.ts';
import type { Layout } from '../layout/layout.ts';
import { messages } from './messages.ts';
import { ActionButton } from '../../why/index.ts';
import { toListViewLayout } from './view-layout.ts';

const roles = queryEndpoint(listViewCalls.roles);
const creating = mutationEndpoint(listViewCalls.create);
const updating = mutationEndpoint(listViewCalls.update);

/** Length of a view's name in characters, as in the contract. */
const lengths = { minimum: 2, maximum: 60 };

interface ViewDialogProps {
  readonly resource: Resource;
  /** The view to rename or share; `null` creates one. */
  readonly view: ListView | null;
  /** The query of a new view. */
  readonly query: string;
  readonly layout: Layout;
  /** True when the columns differ from the default. */
  readonly arranged: boolean;
  readonly onClose: () => void;
  readonly onSaved: (view: ListView) => void;
}

const fieldOf = (error: ApiError): string | undefined => error.field ?? error.errors[0]?.field;

/** Names a view and chooses the roles that see it. */
export default function ViewDialog({ resource, view, query, layout, arranged, onClose, onSaved }: ViewDialogProps) {
  const t = useMessages(messages);
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const id = useId();
  const [name, setName] = useState(view?.name ?? '');
  const [chosen, setChosen] = useState<readonly string[]>(view?.roleSecureIds ?? []);
  const [withColumns, setWithColumns] = useState(view ? Boolean(view.layout) : arranged);
  const [fault, setFault] = useState<ApiError | 'name' | null>(null);
  const { data: own } = roles.useQuery({});
  const [create, created] = creating.useMutation();
  const [update, updated] = updating.useMutation();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const clean = name.trim();
    if (clean.length < lengths.minimum || clean.length > lengths.maximum) {
      setFault('name');
      document.getElementById(`${id}-name`)?.focus();
      return;
    }
    const columns = view?.layout ?? toListViewLayout(layout);
    const values = {
      name: clean,
      query: view ? view.query : query,
      layout: withColumns ? columns : null,
      roleSecureIds: [...chosen],
    };
    const answer = view
      ? await update({ body: { secureId: view.secureId, version: view.version, ...values } })
      : await create({ body: { module: resource.module, ...values } });
    if ('error' in answer) return setFault(answer.error);
    notify.success(t('saved', { name: clean }));
    onSaved(answer.data);
  };
  const nameFault =
    fault === 'name'
      ? t('nameLength', lengths)
      : fault && fieldOf(fault) === 'name'
        ? text(textOfCode(resource, fault.code) ?? { id: fault.message, en: fault.message })
        : undefined;
  const otherFault = fault && fault !== 'name' && !nameFault ? errorText(fault) : undefined;
  const toggle = (secureId: string) =>
    setChosen((current) =>
      current.includes(secureId) ? current.filter((each) => each !== secureId) : [...current, secureId],
    );
  return (
    <Dialog
      title={view ? t('editTitle') : t('saveTitle')}
      width={420}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <ActionButton
            variant="primary"
            type="submit"
            form={`${id}-form`}
            busy={created.isLoading || updated.isLoading}
          >
            {words('save')}
          </ActionButton>
        </>
      }
    >
      <form id={`${id}-form`} className="list-view-form" noValidate onSubmit={(event) => void save(event)}>
        <div className="field">
          <label htmlFor={`${id}-name`}>{t('name')}</label>
          <input
            id={`${id}-name`}
            className="input"
            data-autofocus
            value={name}
            autoComplete="off"
            aria-invalid={nameFault !== undefined}
            aria-describedby={nameFault ? `${id}-fault` : undefined}
            onChange={(event) => {
              setName(event.target.value);
              setFault(null);
            }}
          />
          {nameFault && (
            <p id={`${id}-fault`} role="alert" className="field-error">
              {nameFault}
            </p>
          )}
        </div>
        <fieldset className="field">
          <legend>{t('visibleTo')}</legend>
          <p className="list-hint">{chosen.length === 0 ? t('private') : t('sharedWith', { count: chosen.length })}</p>
          <div className="list-view-roles">
            {(own ?? []).map((role) => (
              <label key={role.secureId}>
                <Checkbox checked={chosen.includes(role.secureId)} onChange={() => toggle(role.secureId)} />
                {roleWords(role.name)}
              </label>
            ))}
          </div>
        </fieldset>
        <label>
          <Checkbox checked={withColumns} onChange={() => setWithColumns(!withColumns)} />
          {t('withColumns')}
        </label>
        {otherFault && (
          <p role="alert" className="field-error">
            {otherFault}
          </p>
        )}
      </form>
    </Dialog>
  );
}
