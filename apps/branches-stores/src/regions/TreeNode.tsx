import type { OrganisationNode } from '@console/contracts/branches-stores/regions';
import { useMessages } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { StatusTag } from '@console/ui/status';
import { useContext, useId, useState } from 'react';
import { messages } from './messages.ts';
import { useNodeAddress } from './node-address.ts';
import { TreeChildren } from './TreeChildren.tsx';
import { TreeContext } from './tree-state.ts';

interface TreeNodeProps {
  readonly node: OrganisationNode;
  /** From 1. */
  readonly level: number;
  /** The first node of the tree, which Tab reaches at the start. */
  readonly first: boolean;
}

const mark = { true: '▾', false: '▸' } as const;

/** One node; a click opens its children, its name links to its own page. */
export function TreeNode({ node, level, first }: TreeNodeProps) {
  const t = useMessages(messages);
  const id = useId();
  const { current, setCurrent } = useContext(TreeContext);
  const [open, setOpen] = useState(false);
  const address = useNodeAddress(node);
  const { type, secureId, code, name, status, businessLine, childCount } = node;
  const key = `${type}:${secureId}`;
  const opens = childCount > 0;
  return (
    <li
      role="treeitem"
      aria-level={level}
      aria-labelledby={id}
      aria-expanded={opens ? open : undefined}
      aria-selected={false}
      tabIndex={(current === undefined ? first : current === key) ? 0 : -1}
      onFocus={(event) => {
        event.stopPropagation();
        setCurrent(key);
      }}
    >
      {/* Keyboard events are handled by the tree (tree-keyboard.ts). */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className="tree-row"
        id={id}
        data-opens={opens}
        onClick={() => {
          if (opens) setOpen(!open);
        }}
      >
        <span className="tree-mark" aria-hidden="true">
          {opens ? mark[`${open}`] : '·'}
        </span>
        <span className="tree-type">{t(type)}</span> <span className="tree-code">{code}</span>{' '}
        {address ? (
          <PageLink to={address} tabIndex={-1} onClick={(event) => event.stopPropagation()}>
            {name}
          </PageLink>
        ) : (
          <span>{name}</span>
        )}
        {businessLine && <span className={`line line-${businessLine.toLowerCase()}`}>{businessLine}</span>}
        {status !== 'active' && <StatusTag status={status} />}
        {opens && (
          <span className="tree-count" aria-hidden="true">
            {childCount}
          </span>
        )}
      </div>
      {open && (
        <ul role="group">
          <TreeChildren parent={key} level={level + 1} />
        </ul>
      )}
    </li>
  );
}
