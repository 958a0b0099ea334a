import { useCan } from '@console/auth';
import type { Resource } from '@console/contracts/core/resource';
import { Button } from '@console/ui/core';
import type { FormValues } from '@console/ui/form';
import { defineMessages, useMessages } from '@console/ui/messages';
import { useLocation, useNavigate } from 'react-router';

const messages = defineMessages({ id: { duplicate: 'Duplikat' }, en: { duplicate: 'Duplicate' } });

interface DuplicateProps {
  readonly resource: Resource;
  readonly record: FormValues;
}

/** Opens the form of a new scheme with what this one says, except for its code and name. */
export function Duplicate({ resource, record }: DuplicateProps) {
  const t = useMessages(messages);
  const can = useCan(resource.privilege);
  const navigate = useNavigate();
  if (!can('create')) return null;
  const names = Object.keys(resource.fields).filter((name) => name !== 'schemeCode' && name !== 'name');
  const like = Object.fromEntries(names.map((name) => [name, record[name]]));
  return <Button onClick={() => navigate(`/${resource.module}/create`, { state: { like } })}>{t('duplicate')}</Button>;
}

/** The start values of a new scheme: those of the one that it is like. */
export function useLike(usual: FormValues): FormValues {
  const { state } = useLocation() as { readonly state: { readonly like?: FormValues } | null };
  return { ...usual, ...state?.like };
}
