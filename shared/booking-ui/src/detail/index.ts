import detail from './detail.module.css';
import option from './option.module.css';

export { BackToList, type BackToListProps } from './back-to-list.tsx';
export { DetailPage, type DetailPageProps } from './detail-page.tsx';
export { NothingLeft, type NothingLeftProps } from './nothing-left.tsx';
export { OfferAbout, type OfferAboutProps } from './offer-about.tsx';
export { OfferGallery, type OfferGalleryProps } from './offer-gallery.tsx';
export { PolicyLines, type PolicyLinesProps } from './policy-lines.tsx';
export { RateFailed, type RateFailedProps } from './rate-failed.tsx';

/** The room of one offer looked at closely: pictures, facts, what it says of itself, its options. */
export const detailStyles = detail;
/** The card of an option with a row for each of its rates. `--buy-width` is the room of price and button. */
export const optionStyles = option;
