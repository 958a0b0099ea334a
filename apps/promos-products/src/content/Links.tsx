import { Button } from '@console/ui/core';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { useState } from 'react';
import type { PageDocument } from './document-of.ts';
import { messages } from './messages.ts';

function Broken({ page }: { readonly page: PageDocument }) {
  const t = useMessages(messages);
  const reading = page.links.useQuery({});
  return (
    <Part of={reading}>
      {(links) =>
        links.length === 0 ? (
          <output>{t('linksGood')}</output>
        ) : (
          <div role="alert">
            <p>{t('linksBroken', { count: links.length })}</p>
            <ul>
              {links.map(({ href, entries }) => (
                <li key={href}>{`${href} (${entries.join(', ')})`}</li>
              ))}
            </ul>
          </div>
        )
      }
    </Part>
  );
}

/** Warns of links in the stored draft that do not answer; they prevent no publication. */
export function Links({ page }: { readonly page: PageDocument }) {
  const t = useMessages(messages);
  const [isAsked, setAsked] = useState(false);
  return isAsked ? <Broken page={page} /> : <Button onClick={() => setAsked(true)}>{t('links')}</Button>;
}
