// Written by `npm run gen` from the folders beside it.
import type { About } from '@blickfang/contract/kernel/block.ts'
import type { BlockName } from './contracts.generated.ts'
import { announcementBarAbout } from './announcement-bar/about.ts'
import { announcementBubbleAbout } from './announcement-bubble/about.ts'
import { aspectSponsorFormAbout } from './aspect-sponsor-form/about.ts'
import { bookingContainerAbout } from './booking-container/about.ts'
import { businessSearchAbout } from './business-search/about.ts'
import { buttonRowAbout } from './button-row/about.ts'
import { columnsAbout } from './columns/about.ts'
import { contactAbout } from './contact/about.ts'
import { contactFormAbout } from './contact-form/about.ts'
import { contentSliderBoardAbout } from './content-slider-board/about.ts'
import { coursesAbout } from './courses/about.ts'
import { ctaAbout } from './cta/about.ts'
import { downloadsAbout } from './downloads/about.ts'
import { factsAbout } from './facts/about.ts'
import { figuresAbout } from './figures/about.ts'
import { formAbout } from './form/about.ts'
import { gameSetupAbout } from './game-setup/about.ts'
import { goFeedAbout } from './go-feed/about.ts'
import { headingAbout } from './heading/about.ts'
import { heroAbout } from './hero/about.ts'
import { imageBoardAbout } from './image-board/about.ts'
import { imageCollageAbout } from './image-collage/about.ts'
import { instagramFeedAbout } from './instagram-feed/about.ts'
import { jobsAbout } from './jobs/about.ts'
import { logosAbout } from './logos/about.ts'
import { mapContainerAbout } from './map-container/about.ts'
import { marketplaceAbout } from './marketplace/about.ts'
import { mediaGalleryAbout } from './media-gallery/about.ts'
import { multiCtaAbout } from './multi-cta/about.ts'
import { newsFeedBoardAbout } from './news-feed-board/about.ts'
import { noticeAbout } from './notice/about.ts'
import { poiManagerAbout } from './poi-manager/about.ts'
import { priceListAbout } from './price-list/about.ts'
import { productBoardAbout } from './product-board/about.ts'
import { questionsAbout } from './questions/about.ts'
import { quoteAbout } from './quote/about.ts'
import { reviewSliderAbout } from './review-slider/about.ts'
import { richTextBlockAbout } from './rich-text-block/about.ts'
import { scoreTrackerAbout } from './score-tracker/about.ts'
import { serviceBoardAbout } from './service-board/about.ts'
import { servicesContainerAbout } from './services-container/about.ts'
import { spacerAbout } from './spacer/about.ts'
import { stepFeedBoardAbout } from './step-feed-board/about.ts'
import { tableAbout } from './table/about.ts'
import { teamContainerAbout } from './team-container/about.ts'
import { testimonialsContainerAbout } from './testimonials-container/about.ts'
import { textBesideImageAbout } from './text-beside-image/about.ts'
import { textOnImageAbout } from './text-on-image/about.ts'
import { videoPlayerAbout } from './video-player/about.ts'

export const abouts = {
  announcementBar: announcementBarAbout,
  announcementBubble: announcementBubbleAbout,
  aspectSponsorForm: aspectSponsorFormAbout,
  bookingContainer: bookingContainerAbout,
  businessSearch: businessSearchAbout,
  buttonRow: buttonRowAbout,
  columns: columnsAbout,
  contact: contactAbout,
  contactForm: contactFormAbout,
  contentSliderBoard: contentSliderBoardAbout,
  courses: coursesAbout,
  cta: ctaAbout,
  downloads: downloadsAbout,
  facts: factsAbout,
  figures: figuresAbout,
  form: formAbout,
  gameSetup: gameSetupAbout,
  goFeed: goFeedAbout,
  heading: headingAbout,
  hero: heroAbout,
  imageBoard: imageBoardAbout,
  imageCollage: imageCollageAbout,
  instagramFeed: instagramFeedAbout,
  jobs: jobsAbout,
  logos: logosAbout,
  mapContainer: mapContainerAbout,
  marketplace: marketplaceAbout,
  mediaGallery: mediaGalleryAbout,
  multiCta: multiCtaAbout,
  newsFeedBoard: newsFeedBoardAbout,
  notice: noticeAbout,
  poiManager: poiManagerAbout,
  priceList: priceListAbout,
  productBoard: productBoardAbout,
  questions: questionsAbout,
  quote: quoteAbout,
  reviewSlider: reviewSliderAbout,
  richTextBlock: richTextBlockAbout,
  scoreTracker: scoreTrackerAbout,
  serviceBoard: serviceBoardAbout,
  servicesContainer: servicesContainerAbout,
  spacer: spacerAbout,
  stepFeedBoard: stepFeedBoardAbout,
  table: tableAbout,
  teamContainer: teamContainerAbout,
  testimonialsContainer: testimonialsContainerAbout,
  textBesideImage: textBesideImageAbout,
  textOnImage: textOnImageAbout,
  videoPlayer: videoPlayerAbout,
} satisfies { readonly [T in BlockName]?: About }
