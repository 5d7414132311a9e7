import detail from './detail.module.css';
import option from './option.module.css';

export { BackToList } from './back-to-list.tsx';
export { DetailPage } from './detail-page.tsx';
export { NothingLeft } from './nothing-left.tsx';
export { OfferAbout } from './offer-about.tsx';
export { OfferGallery } from './offer-gallery.tsx';
export { PolicyLines } from './policy-lines.tsx';

/** The room of one offer looked at closely: pictures, facts, what it says of itself, its options. */
export const detailStyles = detail;
/** The card of an option with a row for each of its rates. `--buy-width` is the room of price and button. */
export const optionStyles = option;
