package org.condyle.view;

import java.util.List;
import org.condyle.tool.result.MarkerTracks;
import org.condyle.view.page.Html;
import org.condyle.view.scene.MarkerPaths;
import org.condyle.view.scene.SceneJson;

/** The moving picture, and below it the time of the page. Hidden until a script can move them. */
final class ScenePanel implements ReportPanel {
    @Override
    public void html(ReportContent content, Html page) {
        page.raw("""
                <div id="scene" hidden=""></div>
                <div id="transport" class="live" hidden="" role="group" aria-label="Time of the run">
                <button id="play" type="button" aria-label="Play">▶</button>
                <input id="time" type="range" min="0" max="1" step="any" value="0" aria-label="Time in seconds"/>
                <output id="now" for="time"></output>
                <label class="speed">speed <select id="speed" aria-label="Speed against real time"></select></label>
                </div>
                """);
    }

    @Override
    public String name() {
        return "scene";
    }

    @Override
    public String data(ReportContent content) {
        if (content.film() == null) {
            return "null";
        }
        MarkerTracks m = content.analysis() == null ? null : content.analysis().markers();
        MarkerPaths paths = m == null ? null : new MarkerPaths(m.names(), m.times(), m.measured(), m.model());
        return SceneJson.of(content.film().scene(), paths);
    }

    @Override
    public List<String> scripts() {
        return List.of(
                "scene-palette.json",
                "scene-palette.js",
                "scene-light.js",
                "scene-camera.js",
                "scene-courses.js",
                "scene-film.js",
                "scene-forms.js",
                "scene-globes.js",
                "scene-markers.js",
                "scene-marks.js",
                "scene-patches.js",
                "scene-muscles.js",
                "scene-paths.js",
                "scene-rim.js",
                "scene-scale.js",
                "scene-skin.js",
                "scene-spots.js",
                "scene-strobe.js",
                "scene-traction.js",
                "scene-trails.js",
                "scene-names.js",
                "scene-grid.js",
                "scene-layers.js",
                "scene.js");
    }
}
