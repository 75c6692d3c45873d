const listed = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/))

/** Elements that draw, or say how others draw. */
export const drawn = listed(`svg g defs symbol use switch a title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateTransform animateMotion mpath set`)

/** Elements whose own marks are seen. */
export const seen = listed('use path rect circle ellipse line polyline polygon text image')

/** Elements that move or change a drawing by themselves. */
export const moving = listed('animate animateTransform animateMotion set')

/** Elements of which no browser shows anything, with all that is in them. */
export const unseen = listed(`metadata script handler listener view cursor color-profile discard prefetch audio
  font font-face font-face-src font-face-uri glyph glyphRef altGlyphDef missing-glyph hkern vkern animateColor
  solidcolor solidColor hatch hatchpath mesh meshgradient meshpatch meshrow`)

/** Words that no browser, or not every program, sets where the drawing says. */
export const setElsewhere = listed('foreignObject flowRoot textArea')

/** Films and pages inside of a drawing. */
export const foreignParts = listed('video iframe canvas object embed')

/** Elements of HTML that are seen without words. */
export const seenInHtml = listed(
  'img svg canvas video iframe object embed hr input button textarea select table math picture',
)

/** Attributes that browsers read as they read styles, references and escapes. */
export const painting = listed(
  'fill stroke filter mask clip-path marker marker-start marker-mid marker-end cursor color stop-color flood-color lighting-color',
)
