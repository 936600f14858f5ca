"""blender -b --python render.py -- ROOM OUT SPEC [across] [samples]: renders one room, with what the bake needs beside the picture."""

import array
import glob
import json
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import rooms  # noqa: E402
import stage  # noqa: E402

room, out, spec, *more = sys.argv[sys.argv.index("--") + 1 :]
across = int(more[0]) if more else 2000
samples = int(more[1]) if len(more) > 1 else 160

stage.clear()
spec = json.loads(spec)
rooms.build(room, spec)

scene = bpy.context.scene
scene.render.engine = "CYCLES"
cycles = scene.cycles
cycles.device = "CPU"
cycles.samples = samples
cycles.use_adaptive_sampling = True
cycles.adaptive_threshold = 0.012
cycles.use_denoising = False
cycles.max_bounces = 7
cycles.diffuse_bounces = 4
# Beyond the second bounce light is much the same everywhere: reckoned from how open a place is.
cycles.use_fast_gi = True
cycles.fast_gi_method = "REPLACE"
cycles.ao_bounces_render = 2
scene.world.light_settings.distance = 3.0
cycles.glossy_bounces = 3
cycles.transmission_bounces = 5
cycles.sample_clamp_indirect = 2.0
cycles.sample_clamp_direct = 12.0
cycles.blur_glossy = 1.0
cycles.caustics_reflective = False
cycles.caustics_refractive = False
scene.render.resolution_x = across
scene.render.resolution_y = round(across / stage.ASPECT)
scene.render.resolution_percentage = 100
scene.render.threads_mode = "FIXED"
scene.render.threads = 2
scene.view_settings.view_transform = "Standard"

layer = bpy.context.view_layer
layer.cycles.denoising_store_passes = True
aov = layer.aovs.add()
aov.name = "wall"
aov.type = "VALUE"

scene.use_nodes = True
tree = scene.node_tree
source = next(node for node in tree.nodes if node.type == "R_LAYERS")
files = tree.nodes.new("CompositorNodeOutputFile")
files.base_path = out
files.format.file_format = "OPEN_EXR"
files.format.color_depth = "32"
files.file_slots.clear()
for name, output in {
    "image": "Image",
    "albedo": "Denoising Albedo",
    "normal": "Denoising Normal",
    "wall": "wall",
}.items():
    files.file_slots.new(name)
    tree.links.new(source.outputs[output], files.inputs[name])

began = time.time()
bpy.ops.render.render()
print(f"rendered {room} in {time.time() - began:.0f} s", flush=True)


def dump(name):
    """A pass as bare numbers, from the top left, for the bake."""
    path = sorted(glob.glob(os.path.join(out, f"{name}*.exr")))[-1]
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    pixels = array.array("f", bytes(4 * len(image.pixels)))
    image.pixels.foreach_get(pixels)
    with open(os.path.join(out, f"{name}.f32"), "wb") as file:
        row = image.size[0] * 4
        for y in range(image.size[1] - 1, -1, -1):
            pixels[y * row : (y + 1) * row].tofile(file)
    os.remove(path)


for name in ("image", "albedo", "normal", "wall"):
    dump(name)
