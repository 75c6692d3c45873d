// Written by `npm run gen` from the folders beside it.
import type { Block } from '@blickfang/contract/kernel/block.ts'
import { announcementBar } from './announcement-bar/contract.ts'
import { announcementBubble } from './announcement-bubble/contract.ts'
import { aspectSponsorForm } from './aspect-sponsor-form/contract.ts'
import { bookingContainer } from './booking-container/contract.ts'
import { businessSearch } from './business-search/contract.ts'
import { buttonRow } from './button-row/contract.ts'
import { columns } from './columns/contract.ts'
import { contact } from './contact/contract.ts'
import { contactForm } from './contact-form/contract.ts'
import { contentSliderBoard } from './content-slider-board/contract.ts'
import { courses } from './courses/contract.ts'
import { cta } from './cta/contract.ts'
import { downloads } from './downloads/contract.ts'
import { facts } from './facts/contract.ts'
import { figures } from './figures/contract.ts'
import { form } from './form/contract.ts'
import { gameSetup } from './game-setup/contract.ts'
import { goFeed } from './go-feed/contract.ts'
import { heading } from './heading/contract.ts'
import { hero } from './hero/contract.ts'
import { imageBoard } from './image-board/contract.ts'
import { imageCollage } from './image-collage/contract.ts'
import { instagramFeed } from './instagram-feed/contract.ts'
import { jobs } from './jobs/contract.ts'
import { logos } from './logos/contract.ts'
import { mapContainer } from './map-container/contract.ts'
import { mapDetails } from './map-details/contract.ts'
import { marketplace } from './marketplace/contract.ts'
import { mediaGallery } from './media-gallery/contract.ts'
import { multiCta } from './multi-cta/contract.ts'
import { newsFeedBoard } from './news-feed-board/contract.ts'
import { notice } from './notice/contract.ts'
import { poiManager } from './poi-manager/contract.ts'
import { priceList } from './price-list/contract.ts'
import { productBoard } from './product-board/contract.ts'
import { questions } from './questions/contract.ts'
import { quote } from './quote/contract.ts'
import { reviewSlider } from './review-slider/contract.ts'
import { richTextBlock } from './rich-text-block/contract.ts'
import { scoreTracker } from './score-tracker/contract.ts'
import { serviceBoard } from './service-board/contract.ts'
import { servicesContainer } from './services-container/contract.ts'
import { spacer } from './spacer/contract.ts'
import { stepFeedBoard } from './step-feed-board/contract.ts'
import { table } from './table/contract.ts'
import { teamContainer } from './team-container/contract.ts'
import { teamDetails } from './team-details/contract.ts'
import { testimonialDetails } from './testimonial-details/contract.ts'
import { testimonialsContainer } from './testimonials-container/contract.ts'
import { textBesideImage } from './text-beside-image/contract.ts'
import { textOnImage } from './text-on-image/contract.ts'
import { videoPlayer } from './video-player/contract.ts'

export const blocks = {
  announcementBar,
  announcementBubble,
  aspectSponsorForm,
  bookingContainer,
  businessSearch,
  buttonRow,
  columns,
  contact,
  contactForm,
  contentSliderBoard,
  courses,
  cta,
  downloads,
  facts,
  figures,
  form,
  gameSetup,
  goFeed,
  heading,
  hero,
  imageBoard,
  imageCollage,
  instagramFeed,
  jobs,
  logos,
  mapContainer,
  mapDetails,
  marketplace,
  mediaGallery,
  multiCta,
  newsFeedBoard,
  notice,
  poiManager,
  priceList,
  productBoard,
  questions,
  quote,
  reviewSlider,
  richTextBlock,
  scoreTracker,
  serviceBoard,
  servicesContainer,
  spacer,
  stepFeedBoard,
  table,
  teamContainer,
  teamDetails,
  testimonialDetails,
  testimonialsContainer,
  textBesideImage,
  textOnImage,
  videoPlayer,
} satisfies { readonly [name: string]: Block }

export type BlockName = keyof typeof blocks
