import { useMenu } from '@console/auth';
import { useMessages, useText } from '@console/ui/messages';
import { PageLink } from '@console/ui/navigation';
import { Page } from '@console/ui/page';
import remote from '../../remote.ts';
import { messages } from './messages.ts';

/** A page whose address says everything; one with a parameter is reached from its list. */
const isPlace = ({ path }: { readonly path: string }): boolean => !path.includes(':');

/** What this remote is and whose, and those of its pages that the reader may open. */
export default function AboutPage() {
  const t = useMessages(messages);
  const text = useText();
  const menu = useMenu();
  const held = menu.state === 'loaded' ? menu.data.privileges : {};
  const modules = remote.modules.filter(({ privilege }) => Object.hasOwn(held, privilege));
  return (
    <Page title={text(remote.title)} note={t('owner', remote.owner)}>
      <section className="panel" aria-labelledby="about-pages">
        <h2 id="about-pages">{t('pages')}</h2>
        <ul>
          {modules
            .flatMap(({ pages }) => pages.filter(isPlace))
            .map(({ path, title }) => (
              <li key={path}>
                <PageLink to={path}>{text(title)}</PageLink>
              </li>
            ))}
        </ul>
      </section>
    </Page>
  );
}
