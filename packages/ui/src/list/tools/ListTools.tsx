import { useCan } from '@console/auth';
import type { Action } from '@console/contracts/core/privileges';
import type { Resource } from '@console/contracts/core/resource';
import type { Parameters } from '@console/contracts/core/fill';
import type { Text } from '@console/contracts/core/text';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MenuButton } from '../../core/index.ts';
import { notify, useErrorText } from '../../feedback/index.ts';
import { common, useMessages, useText } from '../../messages/index.ts';
import { PageLink } from '../../navigation/index.ts';
import { ActionButton, ActionLink, useOfficeWhy, useReading } from '../../why/index.ts';

interface Named {
  readonly key: string;
  readonly title: Text;
  /** Shown to those whose level allows it. */
  readonly action: Action;
}
/** The way to a page. */
interface LinkTool extends Named {
  readonly to: string;
}
/** Work that is done at once. */
interface RunTool extends Named {
  /** Its code may be loaded by it. @returns what the person reads once it is done. @throws ApiError */
  readonly run: () => Promise<{ readonly said: Text; readonly parameters?: Parameters }>;
}

/** What a list offers besides export, import and a new record. */
export type ListTool = LinkTool | RunTool;

interface ListToolsProps {
  readonly resource: Resource;
  readonly tools: readonly ListTool[];
}

/**
 * The lesser actions of a list: one is a button, several are one menu, so that the title has room at 1280 px. They
 * are known from the declaration alone, and have their place from the first paint.
 * @example
 * <ListTools resource={branches} tools={[{ key: 'bulk', title, action: 'import', to: '/branch/import-bulk' }]} />
 */
export function ListTools({ resource, tools }: ListToolsProps) {
  const words = useMessages(common);
  const text = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const can = useCan(resource.privilege);
  const reading = useReading();
  const office = useOfficeWhy(resource);
  const [isRunning, setRunning] = useState(false);
  const why = reading ?? office;
  const run = async (tool: RunTool) => {
    setRunning(true);
    try {
      const { said, parameters } = await tool.run();
      notify.success(text(said, parameters));
    } catch (error) {
      notify.error(errorText(error));
    }
    setRunning(false);
  };
  const offered = tools.filter(({ action }) => can(action));
  const [first, ...others] = offered;
  if (!first) return null;
  if (others.length === 0) {
    if ('to' in first)
      return first.action === 'view' ? (
        <PageLink className="button" to={first.to}>
          {text(first.title)}
        </PageLink>
      ) : (
        <ActionLink to={first.to} why={office}>
          {text(first.title)}
        </ActionLink>
      );
    return (
      <ActionButton busy={isRunning} why={office} onClick={() => run(first)}>
        {text(first.title)}
      </ActionButton>
    );
  }
  return (
    <MenuButton
      trigger={words('others')}
      busy={isRunning}
      items={offered.map((tool) => ({
        key: tool.key,
        title: text(tool.title),
        // Viewing stays possible without write access.
        why: tool.action === 'view' ? undefined : why,
        run: () => void ('to' in tool ? navigate(tool.to) : run(tool)),
      }))}
    />
  );
}
