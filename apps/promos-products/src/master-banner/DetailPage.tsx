import { masterBanner, type Banner } from '@console/contracts/promos-products/master-banner';
import { ResourceDetail } from '@console/ui/detail';
import { StoredImage } from '@console/ui/upload';
import { useParams } from 'react-router';
import { detailSections, refuses } from './screens.ts';

/** Widths in pixels at which both pictures fit side by side, each in its proportions. */
const widths = { imageDesktop: 480, imageMobile: 240 };

const picture = (name: keyof typeof widths) => ({
  name,
  wide: true,
  render: (banner: Banner) =>
    banner[name] ? <StoredImage fileId={banner[name]} alt={banner.altText} width={widths[name]} /> : '-',
});
const sections = detailSections([picture('imageDesktop'), picture('imageMobile')]);

/** One banner. */
export default function DetailPage() {
  const { id = '' } = useParams();
  return <ResourceDetail resource={masterBanner} secureId={id} sections={sections} refuses={refuses} />;
}
