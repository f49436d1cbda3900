/**
 * Pictures of scenes without a browser: {@link org.condyle.view.picture.ScenePicture} draws a frame as the page of the report would,
 * with the colours, lights and sizes of the same {@code scene-palette.json}. The same run gives the same bytes.
 */
@org.jspecify.annotations.NullMarked
package org.condyle.view.picture;
