import { readRichText, type RichNode } from '@console/contracts/core/rich-text';
import { createElement, type ReactNode } from 'react';
import './value.css';

function elementOf(node: RichNode, at: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, href, children } = node;
  if (tag === 'br') return <br key={at} />;
  const link = href === undefined ? {} : { href, target: '_blank', rel: 'noopener noreferrer' };
  return createElement(tag, { key: at, ...link }, ...children.map(elementOf));
}

/**
 * Rich text as elements of the page. Nothing but the elements of `core/rich-text.ts` is ever made of it, whatever it
 * holds.
 * @example
 * <RichText html={product.description} />
 */
export const RichText = ({ html }: { readonly html: string }) => (
  <div className="rich-text">{readRichText(html).map(elementOf)}</div>
);
