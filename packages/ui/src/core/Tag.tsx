import type { ReactNode } from 'react';
import type { Colour } from '../formats/index.ts';
import './core.css';

const marks: Record<Colour, string> = { success: '✓', error: '✕', info: 'i', warning: '!', neutral: '•' };

/**
 * A coloured word with a mark, so that the colour is never the only sign.
 * @example
 * <Tag colour="warning">{t('pending')}</Tag>
 */
export const Tag = ({ colour = 'neutral', children }: { readonly colour?: Colour; readonly children: ReactNode }) => (
  <span className={`tag tag-${colour}`}>
    <span className="tag-mark" aria-hidden>
      {marks[colour]}
    </span>
    {children}
  </span>
);
