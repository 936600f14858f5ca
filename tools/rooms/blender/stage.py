"""The empty room: wall, floor, window light, and a camera whose picture plane is the wall."""

import math
import random

import bpy
from matter import linear, plain, plaster, stone, thin, wood
from shapes import CM, box, sheet

ASPECT = 1.5


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def camera(width, foot, eye, far=430.0):
    """`width` cm of the wall are seen from edge to edge, from `foot` cm above the floor (below it: negative)."""
    height = width / ASPECT
    data = bpy.data.cameras.new("camera")
    data.sensor_fit = "HORIZONTAL"
    data.sensor_width = 36.0
    data.lens = 36.0 * far / width
    # A shifted lens, as architects use: the eye stays where eyes are, and verticals stay upright.
    data.shift_y = (foot + height / 2 - eye) / width
    made = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(made)
    made.location = (0, -far * CM, eye * CM)
    made.rotation_euler = (math.radians(90), 0, 0)
    bpy.context.scene.camera = made
    return made


def light(x, y, z, w, h, strength, color, aim, spread=180.0):
    data = bpy.data.lights.new("window", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = w * CM, h * CM
    data.energy = strength
    data.color = linear(color)[:3]
    data.spread = math.radians(spread)
    made = bpy.data.objects.new("window", data)
    bpy.context.collection.objects.link(made)
    made.location = (x * CM, y * CM, z * CM)
    from mathutils import Vector

    to = Vector((aim[0] * CM, aim[1] * CM, aim[2] * CM)) - made.location
    made.rotation_euler = to.to_track_quat("-Z", "Y").to_euler()
    return made


def sun(strength, color, turn, soft=1.2):
    data = bpy.data.lights.new("sun", "SUN")
    data.energy = strength
    data.color = linear(color)[:3]
    data.angle = math.radians(soft)
    made = bpy.data.objects.new("sun", data)
    bpy.context.collection.objects.link(made)
    made.rotation_euler = [math.radians(part) for part in turn]
    return made


def planks(width, deep, material, board=16.0, seed=3):
    """Boards that run along the wall, of many lengths."""
    random.seed(seed)
    y = 0.0
    while y < deep:
        x = -width / 2 - random.uniform(0, 160)
        while x < width / 2:
            long = random.uniform(130, 230)
            box(x + long / 2, -y - board, -1.0, long - 0.12, board - 0.12, 1.0, material, edge=0.08)
            x += long
        y += board


def herringbone(width, deep, material, long=52.0, board=9.0):
    """Blocks at right angles to one another."""
    step = board * math.sqrt(2)
    reach = long / math.sqrt(2)
    rows = int(width / reach / 2) + 3
    for column in range(-rows, rows + 1):
        for row in range(-4, int(deep / step) + 6):
            for side in (0, 1):
                x = column * reach * 2 * 0.5 * 2 + (reach if side else 0)
                y = -row * step - (step / 2 if side else 0)
                turn = 45 if side == 0 else -45
                made = box(0, 0, -1.0, long - 0.1, board - 0.1, 1.0, material, edge=0.06)
                made.location = ((x + 0) * CM, y * CM, -0.5 * CM)
                made.rotation_euler = (0, 0, math.radians(turn))


def tiles(width, deep, material, edge=60.0, gap=0.3):
    count = int(width / edge / 2) + 2
    for column in range(-count, count):
        for row in range(int(deep / edge) + 1):
            box((column + 0.5) * edge, -(row + 1) * edge, -1.0, edge - gap, edge - gap, 1.0, material, edge=0.1)


def skirting(width, material, high=9.0):
    box(0, -1.4, 0, width * 1.6, 1.4, high, material, edge=0.4)


FLOORS = {
    "oak": lambda: wood("floor", "#8d6844", "#c39d70", "x", rough=0.42, vary=0.1),
    "pale": lambda: wood("floor", "#b49a78", "#d8c3a2", "x", rough=0.5, vary=0.08),
    "smoked": lambda: wood("floor", "#4b3626", "#7a5c42", "x", rough=0.42, vary=0.12),
    "stone": lambda: stone("floor", "#b5b0a6", "#cfcac0", 5.0, 0.38),
    "slate": lambda: stone("floor", "#6f6d69", "#8a8782", 5.0, 0.4),
    "concrete": lambda: stone("floor", "#a19d96", "#b6b2aa", 2.2, 0.4),
}


def shell(width, floor="oak", base="#f1efea", high=275.0, laid="planks"):
    """Wall, floor, skirting; a ceiling and a far side that are not seen but light the room."""
    wall = plaster("wall")
    sheet(lambda s, t: ((s - 0.5) * width * 2.4, 0, t * high), 2, 2, wall)
    under = plain("under", "#3a3029", 0.9)
    sheet(lambda s, t: ((s - 0.5) * width * 2.4, -t * 560, -1.1), 2, 2, under)
    made = FLOORS[floor]()
    if laid == "planks":
        planks(width * 1.5, 330, made)
    elif laid == "herringbone":
        herringbone(width * 1.25, 250, made)
    else:
        tiles(width * 1.4, 330, made)
    skirting(width, plain("skirting", base, 0.4))
    ceiling = plain("ceiling", "#f2f0ec", 0.9)
    sheet(lambda s, t: ((s - 0.5) * width * 2.4, -t * 560, high), 2, 2, ceiling)
    return wall


def side(x, material, high=275.0, deep=420.0):
    """A wall at one side, beyond what is seen."""
    sheet(lambda s, t: (x, -s * deep, t * high), 2, 2, material)


def daylight(width, side_="left", warmth="#fff9f3", power=1.0, fill=1.0, near=1.15, high=150.0):
    """A tall window at one side, a little before the wall; the sky behind the camera."""
    sign = -1 if side_ == "left" else 1
    reach = sign * (width / 2 * near + 45)
    light(reach, -150, high, 150, 190, 62 * power * (width / 360) ** 1.6, warmth, (-sign * 10, 0, 95))
    light(0, -520, 240, 420, 170, 30 * fill * (width / 360) ** 1.2, "#eef3fa", (0, 0, 80))
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs[0].default_value = linear("#e6edf6")
    sky.inputs[1].default_value = 0.3 * fill


def curtain(x, width, material, y=-14.0, high=268.0, folds=6, seed=1.0, lean=0.0):
    """Linen that hangs in folds."""

    def place(s, t):
        fold = math.sin(s * folds * 2 * math.pi + 0.6 * math.sin(s * 5 + seed))
        fold += 0.35 * math.sin(s * folds * 4.7 + seed * 3 + t)
        fade = 0.55 + 0.45 * t
        sway = 1.5 * math.sin(t * 3 + s * 4 + seed) * (1 - t)
        return (
            x + (s - 0.5) * width * (1 + 0.05 * (1 - t)) + sway + lean * (1 - t),
            y + 5.0 * fold * fade * 0.9,
            2 + t * (high - 2),
        )

    return sheet(place, folds * 26, 40, material)


def linen():
    return thin("curtain", "#f0ebe1", 0.5, 0.9)
