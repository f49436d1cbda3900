// The layers of the scene. A layer, with all it draws, says in the legend and switches by buttons, is one entry of SCENE_LAYERS.

/** A button that shows and hides an object. */
function sceneSwitch(text, object, title = `show or hide ${text.toLowerCase()}`) {
  return { text, title, on: () => object.visible, press: () => { object.visible = !object.visible; } };
}

/**
 * In the order of buttons and legend. Each entry makes a layer of a stage, or null if the scene has none of it. A layer may have
 *   objects   what is added to the world
 *   update    places these, given a moment of the film and its time
 *   setTheme  takes the colours of the theme
 *   legend    elements for the legend
 *   over      elements over the picture, and rendered(camera, width, height), which places them
 *   nameAt    the name of what is seen at a place; later layers go before
 *   switches  buttons with text, title, on() and press()
 *   choices   lists to choose from, with a label, options (value to words) and choose(value)
 */
const SCENE_LAYERS = [
  ({ scene, forms, again }) => {
    let inertia = false;
    forms.setBones(scene.bones);
    return {
      objects: [forms.group],
      update: (moment) => forms.update(moment),
      setTheme: (colours) => forms.setTheme(colours),
      nameAt: (at, camera) => forms.nameAt(at, camera),
      choices: forms.boned.size === 0 ? [] : [{
        label: "bones",
        options: { solid: "bones solid", clear: "bones clear", hidden: "bones hidden" },
        chosen: scene.bones,
        choose: (step) => {
          forms.setBones(step);
          again();
        },
      }],
      switches: forms.many.some((one) => one.inertia) ? [{
        text: "Inertia",
        title: "show or hide mass centres and ellipsoids of inertia of all bodies",
        on: () => inertia,
        press: () => {
          inertia = !inertia;
          forms.showInertia(inertia);
          again();
        },
      }] : [],
    };
  },
  ({ scene, marks }) => {
    const lines = [sceneHasSprings(scene) ? "Springs" : "", sceneHasTissue(scene) ? "Ligaments" : ""].filter((x) => x).join(", ");
    const any = { Globes: scene.globes.length, Joints: scene.pivots.length, [lines]: marks.rows.lines.elements.length,
      Contacts: marks.rows.contacts.elements.length + marks.traction.patches.counts.length, Paths: scene.trails.length, Forces: scene.most.force };
    return {
      objects: [marks.group],
      update: (moment) => marks.update(moment),
      setTheme: (colours) => marks.setTheme(colours),
      switches: Object.keys(any).filter((name) => any[name] > 0).map((name) =>
        sceneSwitch(name, marks.parts[name === lines ? "springs" : name.toLowerCase()])),
    };
  },
  ({ scene, size }) => {
    const muscles = new SceneMuscles(scene, size);
    return {
      objects: [muscles.group],
      update: (_, time) => muscles.update(time),
      legend: muscles.legend(),
      nameAt: (at, camera) => muscles.nameAt(at, camera),
      switches: muscles.parts().map(([name, group]) => sceneSwitch(name, group)),
    };
  },
  ({ scene, forms, size }) => {
    const paths = new ScenePaths(scene, forms, size);
    return {
      objects: [paths.lines, paths.wraps],
      update: (_, time) => paths.update(time),
      setTheme: (colours) => paths.setTheme(colours),
      legend: paths.legend(),
      switches: paths.parts().map(([name, group]) => sceneSwitch(name, group)),
    };
  },
  ({ scene, size }) => {
    if (!scene.markers) {
      return null;
    }
    const markers = new SceneMarkers(scene, size);
    return {
      objects: [markers.group],
      update: (_, time) => markers.update(time),
      setTheme: (colours) => markers.setTheme(colours),
      legend: [SceneMarkers.legend()],
      switches: [sceneSwitch("Markers", markers.group, "show or hide the markers")],
    };
  },
  ({ marks, again }) => {
    const { any, scale } = marks.traction;
    return any ? {
      switches: [{
        text: "Autoscale",
        title: "scale the colours of tractions to the largest value of this instant instead of the run",
        on: () => scale.now,
        press: () => {
          scale.setNow(!scale.now);
          again();
        },
      }],
    } : null;
  },
  ({ scene, forms, marks, centre, again }) => {
    const names = new SceneNames(scene, forms, marks, centre);
    return {
      over: [names.host],
      update: (moment, time) => names.update(moment, time),
      rendered: (camera, width, height) => names.place(camera, width, height),
      switches: [{
        text: "Names",
        title: "show or hide the names of bodies, muscles, ligaments and joints",
        on: () => names.on,
        press: () => {
          names.show(!names.on);
          again();
        },
      }],
    };
  },
  ({ scene, size }) => {
    const grid = sceneGrid(scene, size);
    return {
      objects: [grid],
      setTheme: (colours) => {
        grid.material.color.set(colours.faint);
        grid.children.forEach((line) => line.material.color.set(colours.quiet));
      },
      switches: [sceneSwitch("Grid", grid, "show or hide the grid")],
    };
  },
  ({ forms, film }) => {
    const strobe = new SceneStrobe(forms, film);
    return {
      objects: [strobe.group],
      setTheme: () => strobe.show(strobe.on), // its copies have the colours of the bodies
      switches: forms.crowded ? [] : [{
        text: "Strobe",
        title: "show or hide the bodies at twelve instants",
        on: () => strobe.on,
        press: () => strobe.show(!strobe.on),
      }],
    };
  },
];

/** The layers that a scene has. */
function sceneLayers(stage) {
  return SCENE_LAYERS.map((make) => make(stage)).filter((layer) => layer !== null);
}

/** Buttons for sides, the body to follow, and what the layers switch. */
function sceneTools(scene, layers, { eye, draw, follow }) {
  const tools = document.createElement("div");
  tools.className = "scene-tools";
  const button = (text, title, act) => {
    const b = document.createElement("button");
    b.type = "button";
    b.textContent = text;
    b.title = title;
    b.addEventListener("click", () => {
      act(b);
      draw();
    });
    tools.append(b);
    return b;
  };
  const select = document.createElement("select");
  const sides = scene.planar ? { Fit: "first" } : { Fit: "first", Front: "front", Side: "side", Top: "top" };
  for (const [text, view] of Object.entries(sides)) {
    button(text, "show all moving bodies", () => {
      select.value = "-1";
      follow(-1);
      eye.look(view);
    });
  }
  if (scene.bodies.length > 1) {
    select.setAttribute("aria-label", "follow a body");
    ["follow no body", ...scene.bodies.slice(1, 200)].forEach((name, i) => {
      const option = document.createElement("option");
      option.value = i === 0 ? -1 : i;
      option.textContent = i === 0 ? name : `follow ${name}`;
      select.append(option);
    });
    select.value = scene.follow;
    select.addEventListener("change", () => follow(Number(select.value)));
    tools.append(select);
  }
  for (const { label, options, chosen, choose } of layers.flatMap((layer) => layer.choices ?? [])) {
    const list = document.createElement("select");
    list.setAttribute("aria-label", label);
    list.append(...Object.entries(options).map(([value, words]) => element("option", { value }, words)));
    list.value = chosen ?? Object.keys(options)[0];
    list.addEventListener("change", () => choose(list.value));
    tools.append(list);
  }
  for (const { text, title, on, press } of layers.flatMap((layer) => layer.switches ?? [])) {
    button(text, title, (b) => {
      press();
      b.setAttribute("aria-pressed", on());
    }).setAttribute("aria-pressed", on());
  }
  return tools;
}
