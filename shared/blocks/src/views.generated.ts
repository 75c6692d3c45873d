// Written by `npm run gen` from the folders beside it.
import type { BlockView } from '@blickfang/views/kernel/view.ts'
import type { BlockName, blocks } from './contracts.generated.ts'
import { announcementBarView } from './announcement-bar/view.tsx'
import { announcementBubbleView } from './announcement-bubble/view.tsx'
import { aspectSponsorFormView } from './aspect-sponsor-form/view.tsx'
import { bookingContainerView } from './booking-container/view.tsx'
import { businessSearchView } from './business-search/view.tsx'
import { buttonRowView } from './button-row/view.tsx'
import { columnsView } from './columns/view.tsx'
import { contactView } from './contact/view.tsx'
import { contactFormView } from './contact-form/view.tsx'
import { contentSliderBoardView } from './content-slider-board/view.tsx'
import { coursesView } from './courses/view.tsx'
import { ctaView } from './cta/view.tsx'
import { downloadsView } from './downloads/view.tsx'
import { factsView } from './facts/view.tsx'
import { figuresView } from './figures/view.tsx'
import { formView } from './form/view.tsx'
import { gameSetupView } from './game-setup/view.tsx'
import { goFeedView } from './go-feed/view.tsx'
import { headingView } from './heading/view.tsx'
import { heroView } from './hero/view.tsx'
import { imageBoardView } from './image-board/view.tsx'
import { imageCollageView } from './image-collage/view.tsx'
import { instagramFeedView } from './instagram-feed/view.tsx'
import { jobsView } from './jobs/view.tsx'
import { logosView } from './logos/view.tsx'
import { mapContainerView } from './map-container/view.tsx'
import { mapDetailsView } from './map-details/view.tsx'
import { marketplaceView } from './marketplace/view.tsx'
import { mediaGalleryView } from './media-gallery/view.tsx'
import { multiCtaView } from './multi-cta/view.tsx'
import { newsFeedBoardView } from './news-feed-board/view.tsx'
import { noticeView } from './notice/view.tsx'
import { poiManagerView } from './poi-manager/view.tsx'
import { priceListView } from './price-list/view.tsx'
import { productBoardView } from './product-board/view.tsx'
import { questionsView } from './questions/view.tsx'
import { quoteView } from './quote/view.tsx'
import { reviewSliderView } from './review-slider/view.tsx'
import { richTextBlockView } from './rich-text-block/view.tsx'
import { scoreTrackerView } from './score-tracker/view.tsx'
import { serviceBoardView } from './service-board/view.tsx'
import { servicesContainerView } from './services-container/view.tsx'
import { spacerView } from './spacer/view.tsx'
import { stepFeedBoardView } from './step-feed-board/view.tsx'
import { tableView } from './table/view.tsx'
import { teamContainerView } from './team-container/view.tsx'
import { teamDetailsView } from './team-details/view.tsx'
import { testimonialDetailsView } from './testimonial-details/view.tsx'
import { testimonialsContainerView } from './testimonials-container/view.tsx'
import { textBesideImageView } from './text-beside-image/view.tsx'
import { textOnImageView } from './text-on-image/view.tsx'
import { videoPlayerView } from './video-player/view.tsx'

export const views = {
  announcementBar: announcementBarView,
  announcementBubble: announcementBubbleView,
  aspectSponsorForm: aspectSponsorFormView,
  bookingContainer: bookingContainerView,
  businessSearch: businessSearchView,
  buttonRow: buttonRowView,
  columns: columnsView,
  contact: contactView,
  contactForm: contactFormView,
  contentSliderBoard: contentSliderBoardView,
  courses: coursesView,
  cta: ctaView,
  downloads: downloadsView,
  facts: factsView,
  figures: figuresView,
  form: formView,
  gameSetup: gameSetupView,
  goFeed: goFeedView,
  heading: headingView,
  hero: heroView,
  imageBoard: imageBoardView,
  imageCollage: imageCollageView,
  instagramFeed: instagramFeedView,
  jobs: jobsView,
  logos: logosView,
  mapContainer: mapContainerView,
  mapDetails: mapDetailsView,
  marketplace: marketplaceView,
  mediaGallery: mediaGalleryView,
  multiCta: multiCtaView,
  newsFeedBoard: newsFeedBoardView,
  notice: noticeView,
  poiManager: poiManagerView,
  priceList: priceListView,
  productBoard: productBoardView,
  questions: questionsView,
  quote: quoteView,
  reviewSlider: reviewSliderView,
  richTextBlock: richTextBlockView,
  scoreTracker: scoreTrackerView,
  serviceBoard: serviceBoardView,
  servicesContainer: servicesContainerView,
  spacer: spacerView,
  stepFeedBoard: stepFeedBoardView,
  table: tableView,
  teamContainer: teamContainerView,
  teamDetails: teamDetailsView,
  testimonialDetails: testimonialDetailsView,
  testimonialsContainer: testimonialsContainerView,
  textBesideImage: textBesideImageView,
  textOnImage: textOnImageView,
  videoPlayer: videoPlayerView,
} satisfies { [T in BlockName]: BlockView<(typeof blocks)[T]> }
